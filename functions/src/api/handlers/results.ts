import type { Result } from '@fives/domain';
import { ApiError, NO_SCORE, scoreMismatch, scoreProblem, winnerProblem, withWinner } from '@fives/domain';
import { updateGameInstance } from '../../db/game-instances.ts';
import type { OptimisticTransaction } from '../../db/optimistic-transaction.ts';
import { changeInstance } from '../../instance/change-instance.ts';
import type { WholeInstance } from '../../instance/whole-instance.ts';
import type { HandlerOf } from '../handler.ts';
import { requireNoProblem, requireOrganiser } from '../permissions.ts';
import { instanceResponse } from '../responses/game-response.ts';

export const setWinner: HandlerOf<'setWinner'> = async ({ params, body, caller, now }) => {
  const whole = await changeInstance(params.giId, (before, transaction) => {
    requireOrganiser(before.game, caller);
    requireNoProblem(winnerProblem(before.instance, now));
    return putResult(transaction, before, withWinner(resultOf(before), body.winningTeam));
  });
  return instanceResponse(caller, whole, now);
};

export const setScore: HandlerOf<'setScore'> = async ({ params, body, caller, now }) => {
  const whole = await changeInstance(params.giId, (before, transaction) => {
    requireOrganiser(before.game, caller);
    requireNoProblem(scoreProblem(before.instance, now));
    const result = { ...resultOf(before), ...NO_SCORE, ...body };
    requireMatch(result, Object.keys(body));
    return putResult(transaction, before, result);
  });
  return instanceResponse(caller, whole, now);
};

function resultOf({ instance }: WholeInstance): Result {
  const { winningTeam, winningMargin, teamAGoals, teamBGoals } = instance;
  return { winningTeam, winningMargin, teamAGoals, teamBGoals };
}

function requireMatch({ winningTeam, ...score }: Result, fields: readonly string[]): void {
  const problem = winningTeam && scoreMismatch(winningTeam, score);
  if (problem === null) return;
  throw new ApiError('bad-input', problem, Object.fromEntries(fields.map((field) => [field, problem])));
}

function putResult(transaction: OptimisticTransaction, whole: WholeInstance, result: Result): WholeInstance {
  updateGameInstance(transaction, whole.instance.id, result);
  return { ...whole, instance: { ...whole.instance, ...result } };
}
