import { paths } from '@fives/domain';
import { callApi, refused } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { onlyInstance } from '../support/games.ts';
import type { Person } from '../support/people.ts';

export type Status = 'PLAYING' | 'NOT_PLAYING';

/** Returns the input of `joinAsGuest`. */
export function guestReply(giId: string, { uid, name }: Person, status: Status = 'PLAYING') {
  return { params: { giId }, body: { name, anonUid: uid, status } };
}

export function joinAsGuest(giId: string, person: Person, status?: Status) {
  return callApi('joinAsGuest', guestReply(giId, person, status), person);
}

/** Adds a person by hand, or a plus-one of `broughtBy`. Returns the uid. */
export async function add(giId: string, name: string, as: Person, broughtBy?: Person): Promise<string> {
  const body = { name, status: 'PLAYING', ...(broughtBy && { broughtBy: broughtBy.uid }) } as const;
  const game = await callApi('addPerson', { params: { giId }, body }, as);
  return onlyInstance(game).playerInstances?.find((person) => person.name === name)?.anonUid ?? '';
}

export async function uidsIn(giId: string): Promise<string[]> {
  const { docs } = await database().collection(paths.playerInstances(giId)).get();
  return docs.map(({ id }) => id).toSorted();
}

export function playerInstance(giId: string, uid: string) {
  return stored(paths.playerInstance(giId, uid));
}

/** Returns the status of a refusal. */
export async function statusOf(...call: Parameters<typeof refused>): Promise<number> {
  return (await refused(...call)).status;
}

export function deleteAccount(person: Person) {
  return callApi('deletePlayer', { params: { id: person.uid } }, person);
}

/** Returns the input of a call that gives a role to a person. */
export function withPerson(gameId: string, { uid }: Pick<Person, 'uid'>) {
  return { params: { gameId }, body: { uid } };
}

/** Returns lead organiser and organisers of a game or instance. */
export async function organisersOf(path: string) {
  const found = await stored(path);
  const { orgUid, organiserUids } = found?.game ?? found ?? {};
  return [orgUid, organiserUids];
}

/** Returns the kinds of all notifications of a person, or of the notifications for one instance. */
export async function kindsInInbox({ uid }: Pick<Person, 'uid'>, giId?: string): Promise<string[]> {
  const inbox = database().collection(paths.notifications(uid));
  const { docs } = await (giId === undefined ? inbox : inbox.where('giId', '==', giId)).get();
  return docs.map((each) => String(each.get('kind'))).toSorted();
}
