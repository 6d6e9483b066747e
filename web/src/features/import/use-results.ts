import type { GameId, ImportResultsResponse } from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useApiData } from '../../hooks/use-api.ts';
import type { ImportBody } from './preview-questions.tsx';

/**
 * Reads the text again if the answers change the results. The order of dates changes days, and people decide which games
 * are already here.
 * @param found results without answers
 */
export function useResults(gameId: GameId, found: ImportResultsResponse, answers: ImportBody) {
  const { dateOrder, people = [] } = answers;
  const [base, setBase] = useState({ found, version: 0 });
  if (base.found !== found) setBase({ found, version: base.version + 1 });
  const read = async () => {
    if (dateOrder === undefined && people.length === 0) return found;
    return callApi('importResults', { params: { gameId }, body: { ...answers, dryRun: true } });
  };
  const key = JSON.stringify({ dateOrder, people, version: base.version });
  const loaded = useApiData(key, "Couldn't read your results", read);
  const [results, setResults] = useState(found);
  if (loaded.status === 'success' && loaded.data !== results) setResults(loaded.data);
  return { results, problem: loaded.status === 'error' ? loaded.message : null };
}
