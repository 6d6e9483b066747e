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
  matchRows,
  nameSuggester,
  type PlayerInstance,
  type PlayerStatus,
  plusOneName,
  type Received,
  readList,
  reply,
  shownTable,
  textReason,
  toByHandUid,
  type Uid,
  withDistinctNames,
} from '@fives/domain';
import { newGiId } from '../db/collections/game-instances.ts';
import type { Reader } from '../db/transaction.ts';
import type { InstanceState } from '../instance/instance-state.ts';
import { newPlayerInstance, playerInstanceOf } from '../instance/player-instances.ts';
import { findKnownPeople, requireKnown } from './known-people.ts';

type SentList = Received<ApiContract['importPeople']>['body'];
type ListToImport = ReturnType<typeof readList>;
type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/** @throws {ApiError} `bad-input` if the text is no list */
export function readOrRefuse({ text, entries, columns }: SentList): ListToImport {
  if (entries)
    return { rows: entries.map((entry) => ({ ...entry, text: entry.name, reason: null })), table: null };
  const code = textReason(text);
  if (code !== null) throw ApiError.because({ code, fields: ['text'] });
  return readList(text, columns);
}

/** @throws {ApiError} `not-found` if a chosen person is not in the game */
export async function planImport(list: ListToImport, state: InstanceState, reader?: Reader) {
  const known = await findKnownPeople(state, reader);
  requireKnown(
    known,
    list.rows.map(({ uid = null }) => uid),
    'entries',
  );
  const matched = matchRows(list.rows, { people: known, removed: Object.values(state.game.removed) });
  const entries = matched.filter(({ reason }) => reason === null);
  const unclear = matched.flatMap(({ reason, ...row }) => (reason === null ? [] : { ...row, reason }));
  const changes = listChanges(entries, state.people);
  return { entries, unclear, ...shownTable(list.table), known, changes, counts: countChanges(changes) };
}

/** @param hasRoom false if the list has too many people. Suggestions would then be slow and useless. */
export function toImportResponse(
  { entries, unclear, columns, rows, known, counts }: ImportPlan,
  hasRoom: boolean,
): ImportResponse {
  // A person who is matched to one name is not suggested for another name.
  const listed = new Set(entries.map(({ uid }) => uid));
  const others = hasRoom ? withDistinctNames(known).filter(({ uid }) => !listed.has(uid)) : [];
  const suggest = nameSuggester(others);
  return {
    entries: entries.map((entry) => ({
      ...entry,
      suggestions: entry.uid === null ? suggest(entry.name) : [],
    })),
    ...{ unclear, columns, rows, ...counts },
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
  const saveEntry = ({ entry, status }: ListChange): PlayerInstance => {
    const { uid, name } = entry;
    const present = uid === null ? undefined : playerInstanceOf(state, uid);
    const member = known.find((person) => person.uid === uid);
    const person =
      present ?? (member && newPlayerInstance({ ...member, name: distinctName(member.name, names) }));
    if (!person) return addByHand(name, entry.status, null);
    if (status === null || status === 'UNANSWERED') return present ?? save(person);
    const before = { instance: state.instance, uid: person.uid, playerInstance: person };
    return save({ ...person, ...reply.fields(before, actor, { status }, replyTime()) });
  };
  for (const change of changes) {
    const { uid, name } = saveEntry(change);
    const before = countPlusOnes(uid, state.people);
    for (let number = before + 1; number <= before + change.plusOnes; number += 1)
      addByHand(plusOneName(name, number), 'PLAYING', uid);
  }
  return saved;
}
