import {
  ALL_SETTINGS,
  type ApiName,
  changeSettings,
  declineScore,
  type GameInstance,
  type GameSettings,
  INSTANCE_STATUSES,
  paths,
  recordScore,
  recordWinner,
  reschedule,
  type Setting,
  setStatus,
  setTeamLooks,
  type Transition,
  WINNING_TEAMS,
} from '@fives/domain';
import { anyScore, NOW } from '@fives/domain/testing/states';
import fc from 'fast-check';
import { type Action, anAction } from './action.ts';
import { PLAYER_INSTANCE_ACTIONS } from './player-instance-actions.ts';
import type { World } from './worlds.ts';

const anyStart = fc
  .constantFrom(-48, -1, 1, 30, 24 * 300, 24 * 900)
  .map((hours) => new Date(NOW.getTime() + hours * 3_600_000));
const anyStatus = fc.oneof(
  fc.record({ status: fc.constantFrom(...INSTANCE_STATUSES) }),
  fc.record({
    status: fc.constant('CANCELLED' as const),
    cancelReason: fc.constantFrom('', 'The pitch is flooded'),
  }),
);
const anyLooks = fc.record(
  {
    teamAName: fc.constantFrom('Bibs', ''),
    teamBName: fc.constantFrom('Shirts', ''),
    teamAColour: fc.constantFrom('#1A2B3C', '#ffffff'),
    teamBColour: fc.constantFrom('#00FF00', '#FFFFFF'),
  },
  { requiredKeys: [] },
);
const anySettings = fc.record(
  {
    ...(Object.fromEntries(
      ALL_SETTINGS.map(([field, setting]) => [field, anyValueOf(setting)]),
    ) as unknown as { [F in keyof GameSettings]: fc.Arbitrary<GameSettings[F]> }),
    name: fc.constantFrom('Thursday Fives', 'Tuesday Fives'),
    location: fc.constantFrom('Powerleague Shoreditch', 'Hackney Marshes'),
    timeZone: fc.constantFrom('Europe/London', 'Pacific/Auckland'),
    pausedUntil: fc.option(anyStart) as fc.Arbitrary<Date | null>,
    pausedFrom: fc.option(anyStart) as fc.Arbitrary<Date | null>,
    points: fc.record({
      win: fc.constantFrom(0, 3, 20),
      draw: fc.constantFrom(0, 1, 20),
      loss: fc.constantFrom(0, 20),
      motm: fc.constantFrom(0, 5, 20),
      num3InARow: fc.constantFrom(0, 3, 20),
      num5InARow: fc.constantFrom(0, 5, 20),
    }),
  },
  { requiredKeys: [] },
);

const VALUES = [true, false, 0, 1, 20, 50, 72, 240, 'IN_TURN', 'AT_ONCE'];

function anyValueOf({ written, fallback }: Setting): fc.Arbitrary<unknown> {
  return fc.constantFrom(fallback, ...VALUES.filter((value) => written.safeParse(value).success));
}

const changingSettings = anySettings.map((change) =>
  anAction('changing the settings', changeSettings, {
    change,
    state: ({ game }) => game,
    writes: (fields, { game }) => ({ [paths.game(game.id)]: fields }),
    isOnlyByApi: true,
    call: ({ game }) =>
      isEmpty(change) ? null : { name: 'updateGame', sent: { params: { gameId: game.id }, body: change } },
  }),
);

// The API requires at least one field.
const isEmpty = (fields: object) => Object.keys(fields).length === 0;

function onInstance<Change extends object>(
  name: string,
  transition: Transition<GameInstance, Change, object>,
  changes: fc.Arbitrary<Change>,
  callOf: (change: Change) => ApiName | null,
): fc.Arbitrary<Action> {
  return changes.map((change) =>
    anAction(name, transition, {
      change,
      state: ({ instance }) => instance,
      writes: (fields, { instance }) => ({ [paths.gameInstance(instance.id)]: fields }),
      call(world) {
        const call = callOf(change);
        return call === null
          ? null
          : { name: call, sent: { params: { giId: world.instance.id }, body: change } };
      },
    }),
  );
}

const ORGANISER_ACTIONS: readonly fc.Arbitrary<Action>[] = [
  changingSettings,
  onInstance('setting the status', setStatus, anyStatus, () => 'updateGameInstance'),
  onInstance(
    'moving the start',
    reschedule,
    fc.record({ startDateTime: anyStart, thisWeekOnly: fc.boolean() }, { requiredKeys: ['startDateTime'] }),
    () => 'updateGameInstance',
  ),
  onInstance(
    'changing the location of one week',
    reschedule,
    fc.record({ ownLocation: fc.constantFrom('', 'Hackney Marshes') }),
    () => 'updateGameInstance',
  ),
  onInstance(
    'recording the winner',
    recordWinner,
    fc.record({ winningTeam: fc.constantFrom(...WINNING_TEAMS) }),
    () => 'setWinner',
  ),
  // The API accepts either a margin or goals, without null fields.
  onInstance('recording the score', recordScore, anyScore.map(withoutNulls), (score) =>
    isEmpty(score) ? null : 'setScore',
  ),
  onInstance(
    'declining the score',
    declineScore,
    fc.constant({ scoreDeclined: true as const }),
    () => 'setScore',
  ),
  onInstance('changing the team looks', setTeamLooks, anyLooks, (looks) =>
    isEmpty(looks) ? null : 'setTeamLooks',
  ),
];

export const anyAction: fc.Arbitrary<(world: World) => Action> = fc.oneof(
  ...PLAYER_INSTANCE_ACTIONS,
  ...ORGANISER_ACTIONS.map((actions) => actions.map((action) => () => action)),
);

function withoutNulls<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<T>;
}
