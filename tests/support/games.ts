import {
  type ApiContract,
  type GameInstanceResponse,
  type GameResponse,
  newGameInstance,
  type PlayerInstanceResponse,
  type PlayerStatus,
  paths,
  type Sent,
  storedGameSummarySchema,
  toGameSummary,
} from '@fives/domain';
import { aPlayerInstance } from '@fives/domain/testing';
import { callApi } from './api-client.ts';
import { database, stored } from './database.ts';
import type { Person } from './people.ts';
import { settle } from './platform.ts';

type NewGame = Sent<ApiContract['createGame']>['body'];

export function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

export function aGameBody(organiser: Pick<Person, 'uid'>, overrides: Partial<NewGame> = {}): NewGame {
  return {
    gameName: 'Tuesday Fives',
    location: 'Powerleague Shoreditch',
    startDateTime: inHours(24),
    numberOfPlayers: 10,
    isRecurring: true,
    orgUid: organiser.uid,
    ...overrides,
  };
}

export async function createGame(
  organiser: Person,
  overrides: Partial<NewGame> = {},
): Promise<{ gameId: string; giId: string }> {
  const game = await callApi('createGame', { body: aGameBody(organiser, overrides) }, organiser);
  return { gameId: game._id, giId: onlyInstance(game)._id };
}

export async function joinAll(giId: string, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const params = { giId, uid: person.uid };
    await callApi('reply', { params, body: { status: 'PLAYING' } }, person);
  }
}

export function onlyInstance(game: GameResponse): GameInstanceResponse {
  const [instance, ...others] = game.gameInstances;
  if (!instance || others.length > 0)
    throw new Error(`Expected one instance, got ${game.gameInstances.length}`);
  return instance;
}

export function playerInstanceOf(game: GameResponse, { uid }: Pick<Person, 'uid'>): PlayerInstanceResponse {
  const playerInstance = onlyInstance(game).playerInstances?.find((each) => each._id.endsWith(`_${uid}`));
  if (!playerInstance) throw new Error('No player instance');
  return playerInstance;
}

export async function addInstance(
  gameId: string,
  people: readonly Person[],
  status: PlayerStatus = 'PLAYING',
): Promise<string> {
  const game = toGameSummary(storedGameSummarySchema.parse(await stored(paths.game(gameId))));
  const reference = database().collection(paths.gameInstances()).doc();
  const memberUids = people.map(({ uid }) => uid);
  const startDateTime = new Date(inHours(24 * 8));
  const { id, ...instance } = newGameInstance({
    id: reference.id,
    gameId,
    game,
    startDateTime,
    isFirstGame: false,
    memberUids,
  });
  const batch = database().batch().create(reference, instance);
  for (const { uid, name } of people) {
    const { uid: _, ...playerInstance } = aPlayerInstance({ uid, name, status, repliedAt: new Date() });
    batch.create(database().doc(paths.playerInstance(id, uid)), playerInstance);
  }
  await batch.commit();
  return id;
}

/** Returns an instance with its game, player instances and ballots, after all triggers have run. */
export async function readInstanceData(giId: string): Promise<unknown> {
  await settle();
  const instance = (await stored(paths.gameInstance(giId))) ?? {};
  const [people, ballots, game] = await Promise.all([
    database().collection(paths.playerInstances(giId)).get(),
    database().collection(paths.motmBallots(giId)).get(),
    stored(paths.game(String(instance.gameId))),
  ]);
  const fields = (docs: typeof people.docs) => docs.map((doc) => [doc.id, doc.data()]);
  return { instance, game, people: fields(people.docs), ballots: fields(ballots.docs) };
}
