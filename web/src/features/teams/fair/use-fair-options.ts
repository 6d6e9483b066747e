import {
  type FairTeamsInput,
  fairTeamsRequest,
  type ImpossibleReason,
  ImpossibleTeamsError,
  type LineUpWithForecast,
  pickFairTeams,
} from '@fives/domain';
import { useEffect, useState } from 'react';
import { type FairChoiceSettings, toFairChoice } from './fair-settings.ts';

type FairOptions =
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly teams: readonly LineUpWithForecast[] }
  | { readonly kind: 'impossible'; readonly reason: ImpossibleReason };

const SEARCHING: FairOptions = { kind: 'searching' };

/**
 * Returns the teams that the server would pick with the same settings, best first. The search takes up to 50 ms for 22
 * people, so the search starts after the render.
 */
export function useFairOptions(
  input: FairTeamsInput,
  { preset, locks, seed }: FairChoiceSettings,
): FairOptions {
  const [found, setFound] = useState<FairOptions>(SEARCHING);
  useEffect(() => {
    const timer = setTimeout(() => setFound(searchFairTeams(input, { preset, locks, seed })));
    return () => clearTimeout(timer);
  }, [input, preset, locks, seed]);
  return found;
}

function searchFairTeams(input: FairTeamsInput, settings: FairChoiceSettings): FairOptions {
  try {
    const best = pickFairTeams(fairTeamsRequest(input, toFairChoice(settings)));
    return { kind: 'found', teams: [best, ...best.alternatives] };
  } catch (error) {
    if (error instanceof ImpossibleTeamsError) return { kind: 'impossible', reason: error.reason };
    console.error('The search for fair teams failed', error);
    return { kind: 'found', teams: [] };
  }
}
