import type { Result } from '@fives/domain';
import { ApiError, NO_SCORE, scoreMismatch, scoreProblem, winnerProblem, withWinner } from '@fives/domain';
import { updateGameInstance } from '../../db/game-instances.ts';
import type { Transaction } from '../../db/transaction.ts';
import { changeEvening } from '../../evening/change-evening.ts';
import type { Evening } from '../../evening/evening.ts';
import { eveningAnswer } from '../answers/evening-answer.ts';
import type { HandlerOf } from '../handler.ts';
import { requireNoProblem, requireOrganiser } from '../permissions.ts';

export const setWinner: HandlerOf<'setWinner'> = async ({ params, body, caller, now }) => {
  const evening = await changeEvening(params.giId, (before, transaction) => {
    requireOrganiser(before.game, caller);
    requireNoProblem(winnerProblem(before.instance, now));
    return putResult(transaction, before, withWinner(resultOf(before), body.winningTeam));
  });
  return eveningAnswer(caller, evening, now);
};

export const setScore: HandlerOf<'setScore'> = async ({ params, body, caller, now }) => {
  const evening = await changeEvening(params.giId, (before, transaction) => {
    requireOrganiser(before.game, caller);
    requireNoProblem(scoreProblem(before.instance, now));
    const result = { ...resultOf(before), ...NO_SCORE, ...body };
    requireMatch(result, Object.keys(body));
    return putResult(transaction, before, result);
  });
  return eveningAnswer(caller, evening, now);
};

function resultOf({ instance }: Evening): Result {
  const { winningTeam, winningMargin, teamAGoals, teamBGoals } = instance;
  return { winningTeam, winningMargin, teamAGoals, teamBGoals };
}

function requireMatch({ winningTeam, ...score }: Result, fields: readonly string[]): void {
  const problem = winningTeam && scoreMismatch(winningTeam, score);
  if (problem === null) return;
  throw new ApiError('bad-input', problem, Object.fromEntries(fields.map((field) => [field, problem])));
}

function putResult(transaction: Transaction, evening: Evening, result: Result): Evening {
  updateGameInstance(transaction, evening.instance.id, result);
  return { ...evening, instance: { ...evening.instance, ...result } };
}
