import { type GameRoles, ROLE_FIELDS } from '../access.ts';
import { type GameSummary, toGameSummary } from '../game/game.schema.ts';
import { pick } from '../game/settings.ts';
import type { Uid } from '../ids.ts';
import { motmClosesAt } from '../time/start.ts';
import { dueOf } from './due.ts';
import { type GameInstance, type ImportedPerson, storedGameInstanceSchema } from './game-instance.schema.ts';
import { type Handled, type InstanceJobs, NOTHING_HANDLED } from './instance-jobs.schema.ts';
import type { PlayerInstance } from './player-instance.schema.ts';

interface NewInstance
  extends Pick<GameInstance, 'id' | 'gameId' | 'game' | 'startDateTime' | 'isFirstGame'>,
    Partial<Pick<GameInstance, 'reserveOdds'>> {
  readonly memberUids: readonly Uid[];
}

export function newGameInstance(input: NewInstance): GameInstance {
  return storedGameInstanceSchema.parse({
    ...input,
    motmClosesAt: motmClosesAt(input.startDateTime),
    counts: { unanswered: input.memberUids.length },
    reserveRecord: { uids: [], promoted: 0 },
  });
}

/** The first start needs no reschedule notice, so it is already handled. */
export function newInstanceJobs(
  instance: GameInstance,
  now: Date,
  handled: Partial<Handled> = {},
): InstanceJobs {
  const allHandled = { ...NOTHING_HANDLED, start: instance.startDateTime, ...handled };
  return { handled: allHandled, dueAt: dueOf(instance, allHandled, now) };
}

/** Returns the people of an imported instance as player instances, or null for other instances. */
export function importedPlayers({
  importedPeople,
}: Pick<GameInstance, 'importedPeople'>): PlayerInstance[] | null {
  const toPlayer = (person: ImportedPerson): PlayerInstance => ({
    ...person,
    status: 'PLAYING',
    repliedAt: null,
    motmVotesReceived: 0,
  });
  return importedPeople?.map(toPlayer) ?? null;
}

export function toImportedPeople(people: readonly PlayerInstance[]): ImportedPerson[] {
  return people.flatMap(({ uid, name, isGuest, team }) =>
    team === 'NO_TEAM' ? [] : [{ uid, name, isGuest, team }],
  );
}

export function summaryForInstance(
  { ownLocation }: Pick<GameInstance, 'ownLocation'>,
  game: GameSummary,
): GameSummary {
  const summary = toGameSummary(game);
  return ownLocation === '' ? summary : { ...summary, location: ownLocation };
}

/** The roles in the stored summary can be outdated. */
export function withRolesOf<I extends Pick<GameInstance, 'game'>>(game: GameRoles, instance: I): I {
  return { ...instance, game: { ...instance.game, ...pick(game, ROLE_FIELDS) } };
}
