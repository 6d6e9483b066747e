import type { FieldMessages, GameInstance, UpdateGameValues } from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { toRefusal } from '../../api/to-refusal.ts';
import { toastSuccess } from '../../components/ui/toasts.tsx';
import { appPaths } from '../../config/paths.ts';

type Target = Pick<GameInstance, 'id' | 'gameId'>;

export interface UpdateGameAction {
  /** Answers what the server finds wrong with each field: nothing when everything is saved. */
  readonly submit: (values: UpdateGameValues) => Promise<FieldMessages>;
  /** Why the last try failed as a whole. */
  readonly problem: string | null;
}

/** Changes a game, and the start of one instance where it was moved, and goes to that instance. */
export function useUpdateGame(target: Target): UpdateGameAction {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (values: UpdateGameValues): Promise<FieldMessages> => {
    setProblem(null);
    try {
      await save(target, values);
    } catch (error) {
      const refusal = toRefusal(error, 'Your changes were not saved');
      setProblem(refusal.message);
      return refusal.fields;
    }
    toastSuccess('Game updated');
    await navigate(appPaths.instance(target.id));
    return {};
  };
  return { submit, problem };
}

/** The start goes first: of the two it alone can be refused for what has happened meanwhile, and then nothing changes. */
async function save({ id, gameId }: Target, { startDateTime, ...game }: UpdateGameValues): Promise<void> {
  if (startDateTime !== null) {
    const body = { startDateTime: startDateTime.toISOString() };
    await callApi('updateGameInstance', { params: { giId: id }, body });
  }
  await callApi('updateGame', { params: { gameId }, body: game });
}
