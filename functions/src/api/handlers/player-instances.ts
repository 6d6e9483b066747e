import {
  ApiError,
  ballotProblem,
  fromPiId,
  lineUpProblem,
  type PlayerInstance,
  toPiId,
  votingProblem,
} from '@fives/domain';
import { confirmGameInstance } from '../../db/game-instances.ts';
import { findBallot, saveBallot } from '../../db/motm-ballots.ts';
import { changeEvening } from '../../evening/change-evening.ts';
import type { Evening } from '../../evening/evening.ts';
import { placeOf, putPeople, withReply } from '../../evening/put-person.ts';
import { toPlayerInstanceAnswer } from '../answers/to-player-instance-answer.ts';
import { viewOfEvening } from '../answers/view.ts';
import type { Caller, HandlerOf } from '../handler.ts';
import { requireNoProblem, requireOneself, requireOrganiser } from '../permissions.ts';
import { changeProblem } from './replies.ts';

type Update = Parameters<HandlerOf<'updatePlayerInstance'>>[0];

export const updatePlayerInstance: HandlerOf<'updatePlayerInstance'> = async (call) => {
  const { giId, uid } = fromPiId(call.params.piId);
  const evening = call.body.motmVotes ? await vote(call, giId, uid) : await change(call, giId, uid);
  const person = requirePlace(evening, uid);
  const view = await viewOfEvening(call.caller, { ...evening, people: [person] }, call.now);
  return toPlayerInstanceAnswer(giId, person, view);
};

function change({ body, caller, now }: Update, giId: string, uid: string): Promise<Evening> {
  requireSense(body);
  return changeEvening(giId, (before, transaction) => {
    const place = requirePlace(before, uid);
    if (body.team !== undefined || uid !== caller.uid) requireOrganiser(before.game, caller);
    requireNoProblem(
      body.team === undefined ? changeProblem(before, place, caller, now) : lineUpProblem(before.instance),
    );
    return putPeople(transaction, before, [changed(place, body, now)]);
  });
}

/** Being put into a team means playing; leaving one says nothing of whether one plays. */
function changed(place: PlayerInstance, { status, team }: Update['body'], now: Date): PlayerInstance {
  const inTeam = team === undefined ? place : { ...place, team };
  const reply = team === 'TEAM_A' || team === 'TEAM_B' ? 'PLAYING' : status;
  return reply === undefined ? inTeam : withReply(inTeam, reply, now);
}

function requireSense({ status, team }: Update['body']): void {
  const isInTeam = team === 'TEAM_A' || team === 'TEAM_B';
  if (!isInTeam || status !== 'NOT_PLAYING') return;
  throw badInput('team', 'Who is not playing is in no team');
}

function vote({ body, caller, now }: Update, giId: string, uid: string): Promise<Evening> {
  const { motmVotes = [], ...others } = body;
  if (Object.keys(others).length > 0) throw badInput('motmVotes', 'Send votes by themselves');
  return changeEvening(giId, async (evening, transaction) => {
    requireVoter(caller, requirePlace(evening, uid));
    requireNoProblem(votingProblem(evening.instance, now));
    const votes = picksIn(giId, motmVotes);
    const problem = ballotProblem(votes, uid, evening.people);
    if (problem !== null) throw badInput('motmVotes', problem);
    await findBallot(giId, uid, transaction);
    confirmGameInstance(transaction, giId);
    saveBallot(transaction, giId, uid, { votes, castAt: now });
    return evening;
  });
}

function requireVoter(caller: Caller, place: PlayerInstance): void {
  requireOneself(caller, place.uid);
  if (!caller.isRegistered) throw new ApiError('forbidden', 'Register to vote');
  if (place.status !== 'PLAYING') throw new ApiError('forbidden', 'Only players who played can vote');
}

function picksIn(giId: string, piIds: readonly string[]): string[] {
  return piIds.map((piId) => {
    const { uid } = fromPiId(piId);
    if (piId !== toPiId(giId, uid)) throw badInput('motmVotes', 'Only players who played can be picked');
    return uid;
  });
}

function requirePlace(evening: Evening, uid: string): PlayerInstance {
  const place = placeOf(evening, uid);
  if (!place) throw new ApiError('not-found', 'This player has no place in the game');
  return place;
}

function badInput(field: string, message: string): ApiError {
  return new ApiError('bad-input', message, { [field]: message });
}
