import type { CreateGameValues, FieldMessages } from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { toRefusal } from '../../api/to-refusal.ts';
import { toastSuccess } from '../../components/ui/toasts.tsx';
import { appPaths } from '../../config/paths.ts';

export interface CreateGameAction {
  /** Answers what the server finds wrong with each field: nothing when the game is made. */
  readonly submit: (values: CreateGameValues) => Promise<FieldMessages>;
  /** Why the last try failed as a whole. */
  readonly problem: string | null;
}

/** Creates a game of which `orgUid` is the organiser, and goes home to it. */
export function useCreateGame(orgUid: string): CreateGameAction {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (values: CreateGameValues): Promise<FieldMessages> => {
    setProblem(null);
    try {
      await callApi('createGame', { body: toBody(values, orgUid) });
    } catch (error) {
      const refusal = toRefusal(error, 'Your game was not created');
      setProblem(refusal.message);
      return refusal.fields;
    }
    toastSuccess('Your game is created');
    await navigate(appPaths.home());
    return {};
  };
  return { submit, problem };
}

function toBody(values: CreateGameValues, orgUid: string) {
  return { ...values, startDateTime: values.startDateTime.toISOString(), orgUid };
}
