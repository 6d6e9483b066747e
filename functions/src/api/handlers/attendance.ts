import {
  type Attendance,
  type AttendanceResponse,
  FORMER_PLAYER_NAME,
  hasStarted,
  lateDropOuts,
  NOTHING_MARKED,
  noShowsReason,
  turnoutOf,
} from '@fives/domain';
import { findPageOfGame, updateGameInstance } from '../../db/collections/game-instances.ts';
import { findAttendance, findAttendances, saveAttendance } from '../../db/collections/motm-ballots.ts';
import {
  changeInstance,
  findInstanceStates,
  type InstanceState,
  requireInstanceState,
} from '../../instance/instance-state.ts';
import type { Handlers } from '../handler.ts';
import { requireCan, requireNoReason, toActor } from '../permissions.ts';
import { requireGameToChange } from './games.ts';

export const attendanceHandlers = {
  async getAttendance({ params: { giId }, caller }) {
    const state = await requireInstanceState(giId);
    requireCan(caller, 'recordResult', state.game);
    return toAttendanceResponse(state, (await findAttendance(giId)) ?? NOTHING_MARKED);
  },

  async setAttendance({ params: { giId }, body, caller, now }) {
    let marked = NOTHING_MARKED;
    const state = await changeInstance(giId, async (found, transaction) => {
      const noShows = [...new Set(body.noShows)].toSorted();
      requireNoReason(noShowsReason(found, toActor(caller), noShows, now));
      marked = { ...((await findAttendance(giId, transaction)) ?? NOTHING_MARKED), noShows };
      saveAttendance(transaction, giId, marked);
      if (!found.instance.isTurnoutMarked) updateGameInstance(transaction, giId, { isTurnoutMarked: true });
      return found;
    });
    return toAttendanceResponse(state, marked);
  },

  async getTurnout({ params, caller, now }) {
    const game = await requireGameToChange(params.gameId, caller, 'recordResult');
    const { instances } = await findPageOfGame(game.id);
    const played = instances.filter(
      ({ startDateTime, status }) => hasStarted(startDateTime, now) && status !== 'CANCELLED',
    );
    const [states, marks] = await Promise.all([
      findInstanceStates(game, played),
      findAttendances(played.map(({ id }) => id)),
    ]);
    const names = new Map(
      states.toReversed().flatMap(({ people }) => people.map(({ uid, name }) => [uid, name] as const)),
    );
    const attended = states.map((state, at) => ({ ...state, attendance: marks[at] ?? null }));
    const turnout = turnoutOf(attended).map((row) => ({
      ...row,
      name: names.get(row.uid) ?? FORMER_PLAYER_NAME,
    }));
    return { instances: played.length, turnout };
  },
} satisfies Partial<Handlers>;

function toAttendanceResponse({ instance, people }: InstanceState, marked: Attendance): AttendanceResponse {
  const dropOuts = lateDropOuts(people, instance, marked);
  return {
    noShows: marked.noShows,
    lateDropOuts: dropOuts.map((each) => ({ ...each, at: each.at.toISOString() })),
  };
}
