import {
  type Actor,
  type ApiContract,
  ApiError,
  addPerson,
  countChanges,
  countPlusOnes,
  distinctName,
  type ImportResponse,
  type ListChange,
  listChanges,
  matchList,
  nameSuggester,
  type PlayerInstance,
  type PlayerStatus,
  plusOneName,
  type Received,
  readList,
  reply,
  textReason,
  toByHandUid,
  type Uid,
  withDistinctNames,
} from '@fives/domain';
import { newGiId } from '../db/collections/game-instances.ts';
import type { Reader } from '../db/transaction.ts';
import type { InstanceState } from '../instance/instance-state.ts';
import { newPlayerInstance, playerInstanceOf } from '../instance/player-instances.ts';
import { findKnownPeople, type KnownPerson } from './known-people.ts';

type SentList = Received<ApiContract['importPeople']>['body'];
type ListToImport = Parameters<typeof matchList>[0] & Pick<ReturnType<typeof readList>, 'table'>;
type ImportPlan = Awaited<ReturnType<typeof planImport>>;

const MAX_SUGGESTIONS = 3;

/** @throws {ApiError} `bad-input` if the text is no list */
export function readOrRefuse({ text, entries, nameColumn, replyColumn }: SentList): ListToImport {
  if (entries !== undefined) return { entries, unclear: [], table: null };
  const code = textReason(text);
  if (code !== null) throw ApiError.because({ code, fields: ['text'] });
  return readList(text, { name: nameColumn, reply: replyColumn });
}

/** @throws {ApiError} `not-found` if a chosen person is not in the game */
export async function planImport(list: ListToImport, state: InstanceState, reader?: Reader) {
  const known = await findKnownPeople(state, reader);
  const uids = new Set<Uid | null>(known.map(({ uid }) => uid));
  if (list.entries.some(({ uid = null }) => uid !== null && !uids.has(uid)))
    throw ApiError.because({ code: 'NO_PLACE', fields: ['entries'] });
  const matched = matchList(list, { people: known, removed: Object.values(state.game.removed) });
  const changes = listChanges(matched.entries, state.people);
  return { ...matched, table: list.table, known, changes, counts: countChanges(changes) };
}

/** @param hasRoom false if the list has too many people. Suggestions would then be slow and useless. */
export function toImportResponse(
  { entries, unclear, table, known, counts }: ImportPlan,
  hasRoom: boolean,
): ImportResponse {
  // A person who is matched to one name is not suggested for another name.
  const listed = new Set(entries.map(({ uid }) => uid));
  const others = hasRoom ? withDistinctNames(known).filter(({ uid }) => !listed.has(uid)) : [];
  const names = new Map(others.map(({ uid, name }) => [uid, name]));
  const suggest = nameSuggester(others);
  const suggestions = (name: string) =>
    suggest(name)
      .slice(0, MAX_SUGGESTIONS)
      .map((uid) => ({ uid, name: names.get(uid) ?? '' }));
  return {
    entries: entries.map((entry) => ({
      ...entry,
      suggestions: entry.uid === null ? suggestions(entry.name) : [],
    })),
    unclear,
    table: table && { ...table, headings: [...table.headings] },
    ...counts,
  };
}

/**
 * Returns the player instances that a list creates or changes. Each reply time is one millisecond after the last, because
 * the queue is ordered by reply time.
 */
export function importedPeople(
  state: InstanceState,
  { changes, known }: Pick<ImportPlan, 'changes' | 'known'>,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): PlayerInstance[] {
  const names = state.people.map(({ name }) => name);
  const saved: PlayerInstance[] = [];
  const save = (person: PlayerInstance): PlayerInstance => {
    names.push(person.name);
    saved.push(person);
    return person;
  };
  const replyTime = () => new Date(now.getTime() + saved.length);
  const addByHand = (listedName: string, status: PlayerStatus, broughtBy: Uid | null) => {
    const name = distinctName(listedName, names);
    const fields = addPerson.fields(state, actor, { name, status, broughtBy }, replyTime());
    return save({ ...newPlayerInstance({ uid: toByHandUid(newGiId()), name, isGuest: true }), ...fields });
  };
  const addKnown = (person: KnownPerson, status: PlayerStatus) => {
    const answeredBy = person.uid === actor.uid ? null : actor.uid;
    const replyFields = status === 'UNANSWERED' ? {} : { status, repliedAt: replyTime(), answeredBy };
    return save({
      ...newPlayerInstance({ ...person, name: distinctName(person.name, names) }),
      ...replyFields,
    });
  };
  const changeReply = (person: PlayerInstance, status: PlayerStatus | null) => {
    if (status === null || status === 'UNANSWERED') return person;
    const before = { instance: state.instance, uid: person.uid, playerInstance: person };
    return save({ ...person, ...reply.fields(before, actor, { status }, replyTime()) });
  };
  const saveEntry = ({ entry, status }: ListChange): PlayerInstance => {
    const present = entry.uid === null ? undefined : playerInstanceOf(state, entry.uid);
    if (present) return changeReply(present, status);
    const member = known.find(({ uid }) => uid === entry.uid);
    return member ? addKnown(member, entry.status) : addByHand(entry.name, entry.status, null);
  };
  for (const change of changes) {
    const { uid, name } = saveEntry(change);
    const before = countPlusOnes(uid, state.people);
    for (let number = before + 1; number <= before + change.plusOnes; number += 1)
      addByHand(plusOneName(name, number), 'PLAYING', uid);
  }
  return saved;
}
