import {
  ApiError,
  ballotProblem,
  fromPiId,
  lineUpProblem,
  type PlayerInstance,
  toPiId,
  votingProblem,
} from '@fives/domain';
import { findBallot, saveBallot } from '../../db/motm-ballots.ts';
import { changeInstance } from '../../instance/change-instance.ts';
import { placeOf, putPeople, withReplyBy } from '../../instance/put-person.ts';
import type { WholeInstance } from '../../instance/whole-instance.ts';
import type { Caller, HandlerOf } from '../handler.ts';
import { requireNoProblem, requireOneself, requireOrganiser } from '../permissions.ts';
import { toPlayerInstanceResponse } from '../responses/game-response.ts';
import { viewOfInstance } from '../responses/view.ts';
import { changeProblem } from './replies.ts';

type Update = Parameters<HandlerOf<'updatePlayerInstance'>>[0];

export const updatePlayerInstance: HandlerOf<'updatePlayerInstance'> = async (call) => {
  const { giId, uid } = fromPiId(call.params.piId);
  const whole = call.body.motmVotes ? await vote(call, giId, uid) : await change(call, giId, uid);
  const person = requirePlace(whole, uid);
  const view = await viewOfInstance(call.caller, { ...whole, people: [person] }, call.now);
  return toPlayerInstanceResponse(giId, person, view);
};

function change({ body, caller, now }: Update, giId: string, uid: string): Promise<WholeInstance> {
  requireSense(body);
  return changeInstance(giId, (before, transaction) => {
    const place = requirePlace(before, uid);
    if (body.team !== undefined || uid !== caller.uid) requireOrganiser(before.game, caller);
    requireNoProblem(
      body.team === undefined ? changeProblem(before, place, caller, now) : lineUpProblem(before.instance),
    );
    return putPeople(transaction, before, [changed(caller.uid, place, body, now)]);
  });
}

/** Being put into a team means playing; leaving one says nothing of whether one plays. */
function changed(
  callerUid: string,
  place: PlayerInstance,
  { status, team }: Update['body'],
  now: Date,
): PlayerInstance {
  const inTeam = team === undefined ? place : { ...place, team };
  const reply = team === 'TEAM_A' || team === 'TEAM_B' ? 'PLAYING' : status;
  return reply === undefined ? inTeam : withReplyBy(callerUid, inTeam, reply, now);
}

function requireSense({ status, team }: Update['body']): void {
  const isInTeam = team === 'TEAM_A' || team === 'TEAM_B';
  if (!isInTeam || status !== 'NOT_PLAYING') return;
  throw badInput('team', 'Who is not playing is in no team');
}

function vote({ body, caller, now }: Update, giId: string, uid: string): Promise<WholeInstance> {
  const { motmVotes = [], ...others } = body;
  if (Object.keys(others).length > 0) throw badInput('motmVotes', 'Send votes by themselves');
  return changeInstance(giId, async (whole, transaction) => {
    requireVoter(caller, requirePlace(whole, uid));
    requireNoProblem(votingProblem(whole.instance, now));
    const votes = picksIn(giId, motmVotes);
    const problem = ballotProblem(votes, uid, whole.people);
    if (problem !== null) throw badInput('motmVotes', problem);
    await findBallot(giId, uid, transaction);
    saveBallot(transaction, giId, uid, { votes, castAt: now });
    return whole;
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

function requirePlace(whole: WholeInstance, uid: string): PlayerInstance {
  const place = placeOf(whole, uid);
  if (!place) throw new ApiError('not-found', 'This player has no place in the game');
  return place;
}

function badInput(field: string, message: string): ApiError {
  return new ApiError('bad-input', message, { [field]: message });
}
