import { randomUUID } from 'node:crypto';
import {
  countReplies,
  type Game,
  type GameInstance,
  motmClosesAt,
  type PlayerInstance,
  paths,
  toGameSummary,
} from '@fives/domain';
import { aGame, aGameInstance, aPlayer, aPlayerInstance } from '@fives/domain/testing';
import { database } from '../support/database.ts';
import { guest, type Person, signUpWithoutPlayer } from '../support/people.ts';
import type { ClientWrite } from '../support/write-as.ts';

type InitialPlayerInstance = Partial<PlayerInstance> & Pick<PlayerInstance, 'uid'>;

/** Makes names unique, because the app adds a letter to a duplicate name. */
let nameCount = 0;
const newName = () => `Person ${++nameCount}`;

export async function players(count: number): Promise<Person[]> {
  const people = await Promise.all(Array.from({ length: count }, () => signUpWithoutPlayer(newName())));
  const batch = database().batch();
  for (const { uid, name, email } of people) {
    const { uid: _, ...player } = aPlayer({ uid, name, email });
    batch.create(database().doc(paths.player(uid)), player);
  }
  await batch.commit();
  return people;
}

export function guests(count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => guest(newName())));
}

export const isGuest = ({ email }: Pick<Person, 'email'>) => email === '';

export function entriesWithoutAccount(count: number): InitialPlayerInstance[] {
  return Array.from({ length: count }, () => ({ uid: randomUUID(), name: newName() }));
}

export async function putGame(organiser: Person, changes: Partial<Game> = {}): Promise<Game> {
  const orgUid = organiser.uid;
  const game = aGame({ id: randomUUID(), orgUid, memberUids: [orgUid], isRecurring: false, ...changes });
  const { id, ...fields } = game;
  await database().doc(paths.game(id)).create(fields);
  return game;
}

export async function putInstance(
  game: Game,
  playerInstances: readonly InitialPlayerInstance[],
  { startsIn, ...changes }: Partial<GameInstance> & { readonly startsIn: number },
): Promise<string> {
  const people = playerInstances.map((playerInstance, at) =>
    aPlayerInstance({ repliedAt: new Date(Date.now() - 3_600_000 + at * 1000), ...playerInstance }),
  );
  const startDateTime = new Date(Date.now() + startsIn * 3_600_000);
  const { id, ...instance } = aGameInstance({
    id: randomUUID(),
    gameId: game.id,
    startDateTime,
    motmClosesAt: motmClosesAt(startDateTime),
    status: 'INVITES_SENT',
    isFirstGame: false,
    game: toGameSummary(game),
    counts: countReplies(people, { game }),
    memberUids: people.map(({ uid }) => uid).toSorted(),
    ...changes,
  });
  const batch = database()
    .batch()
    .create(database().doc(paths.gameInstance(id)), instance);
  for (const { uid, ...playerInstance } of people) {
    batch.create(database().doc(paths.playerInstance(id, uid)), playerInstance);
  }
  await batch.commit();
  return id;
}

export function joinWrite(giId: string, { uid, name, email }: Person, status = 'PLAYING'): ClientWrite {
  const fields = { name, isGuest: isGuest({ email }), status, team: 'NO_TEAM' };
  return { path: paths.playerInstance(giId, uid), fields, now: ['repliedAt'] };
}

export function replyWrite(giId: string, { uid }: Pick<Person, 'uid'>, status: string): ClientWrite {
  const fields = { status, ...(status === 'NOT_PLAYING' && { team: 'NO_TEAM' }) };
  return { path: paths.playerInstance(giId, uid), fields, now: ['repliedAt'] };
}

export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
