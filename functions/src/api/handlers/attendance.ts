import {
  type Attendance,
  type AttendanceResponse,
  changedFields,
  FORMER_PLAYER_NAME,
  type GameInstance,
  hasStarted,
  isOn,
  lateDropOuts,
  NOTHING_MARKED,
  noShowsReason,
  turnoutOf,
} from '@fives/domain';
import { findPageOfGame, updateGameInstance } from '../../db/collections/game-instances.ts';
import { findAttendance, findAttendances } from '../../db/collections/motm-ballots.ts';
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
    return toAttendanceResponse(state, await findAttendance(giId));
  },

  async setAttendance({ params: { giId }, body, caller, now }) {
    const state = await changeInstance(giId, (found, transaction) => {
      const noShows = [...new Set(body.noShows)].toSorted();
      requireNoReason(noShowsReason(found, toActor(caller), noShows, now));
      const marks = { noShows, isTurnoutMarked: true };
      const changes = changedFields<GameInstance>(found.instance, marks);
      updateGameInstance(transaction, giId, changes);
      return { ...found, instance: { ...found.instance, ...changes } };
    });
    return toAttendanceResponse(state, await findAttendance(giId));
  },

  async getTurnout({ params, caller, now }) {
    const game = await requireGameToChange(params.gameId, caller, 'recordResult');
    const { instances } = await findPageOfGame(game.id);
    const played = instances.filter((instance) => hasStarted(instance.startDateTime, now) && isOn(instance));
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

function toAttendanceResponse(
  { instance, people }: InstanceState,
  attendance: Attendance | null,
): AttendanceResponse {
  const dropOuts = lateDropOuts(people, instance, attendance ?? NOTHING_MARKED);
  return {
    noShows: instance.noShows,
    lateDropOuts: dropOuts.map((each) => ({ ...each, at: each.at.toISOString() })),
  };
}
