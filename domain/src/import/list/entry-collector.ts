import type { PlayerStatus } from '../../instance/player-instance.schema.ts';
import { MAX_PLUS_ONES } from '../../limits.ts';
import { nameKey } from '../names/name-key.ts';
import type { ReadPerson } from './line-reading.ts';
import type { Section } from './section.ts';
import type { UnclearReason } from './unclear-reasons.ts';

export interface ListEntry {
  /** Counts from 1. */
  readonly line: number;
  readonly name: string;
  readonly status: PlayerStatus;
  readonly isReserve: boolean;
  readonly plusOnes: number;
}

export interface Source {
  readonly line: number;
  readonly message: number;
  readonly isOwnReply: boolean;
  /** True if the reply is only '👍' or 'ok', which never changes an earlier reply. */
  readonly isWeak?: boolean;
}

interface CollectedEntry {
  readonly entry: ListEntry;
  readonly source: Source;
}

interface ChatList {
  readonly message: number;
  readonly nameKeys: Set<string>;
}

/** Collects people by name. The last reply of a person counts. */
export class EntryCollector {
  private readonly people = new Map<string, CollectedEntry>();
  private newestList: ChatList | null = null;
  private olderList: ChatList | null = null;
  private lastKey: string | null = null;

  add(person: ReadPerson, section: Section, source: Source): UnclearReason | null {
    const key = nameKey(person.name);
    const before = this.people.get(key);
    this.lastKey = key;
    if (!source.isOwnReply && source.message > 0) this.addToList(key, source.message);
    const entry = toEntry(person, section, source);
    if (before === undefined) this.people.set(key, { entry, source });
    else this.update(key, before, { entry, source }, person.status !== null);
    const isNamedTwice =
      before !== undefined &&
      source.message === 0 &&
      before.source.message === 0 &&
      haveSameReply(before.entry, entry);
    if (person.plusOnes > MAX_PLUS_ONES) return 'TOO_MANY_PLUS_ONES';
    return isNamedTwice && entry.plusOnes === 0 ? 'NAMED_TWICE' : null;
  }

  isPlaying(name: string): boolean {
    return this.people.get(nameKey(name))?.entry.status === 'PLAYING';
  }

  has(name: string): boolean {
    return this.people.has(nameKey(name));
  }

  addPlusOnesToLast(plusOnes: number): boolean {
    return this.changeLast((entry) => {
      const isPlaying = entry.status === 'PLAYING';
      return { ...entry, plusOnes: isPlaying ? Math.min(MAX_PLUS_ONES, entry.plusOnes + plusOnes) : 0 };
    });
  }

  changeLastReply(status: PlayerStatus): boolean {
    return this.changeLast((entry) => ({ ...entry, status }));
  }

  entries(): ListEntry[] {
    return [...this.people.values()].map(({ entry }) => entry);
  }

  private changeLast(change: (entry: ListEntry) => ListEntry): boolean {
    const last = this.lastKey === null ? undefined : this.people.get(this.lastKey);
    if (last === undefined || this.lastKey === null) return false;
    this.people.set(this.lastKey, { ...last, entry: change(last.entry) });
    return true;
  }

  /** Moves a changed reply to the end of the queue. An unchanged reply keeps its position. */
  private update(key: string, before: CollectedEntry, after: CollectedEntry, hasOwnStatus: boolean): void {
    const { entry, source } = after;
    const keepsOwnReply = entry.status === 'UNANSWERED' && before.source.isOwnReply && !source.isOwnReply;
    if (source.isWeak || keepsOwnReply) return;
    const plusOnes = entry.plusOnes > 0 ? entry.plusOnes : before.entry.plusOnes;
    // A list names people again without a new reply: 'Tom' and 'Tom +1', or a second list of the same people.
    const isRepeat =
      entry.status === before.entry.status && (entry.isReserve === before.entry.isReserve || !hasOwnStatus);
    if (isRepeat) {
      this.people.set(key, { entry: { ...before.entry, plusOnes }, source });
      return;
    }
    const isPlaying = entry.status === 'PLAYING';
    this.people.delete(key);
    this.people.set(key, {
      entry: { ...entry, plusOnes: isPlaying ? plusOnes : entry.plusOnes },
      source,
    });
  }

  private addToList(key: string, message: number): void {
    if (this.newestList?.message !== message) {
      this.olderList = this.newestList;
      this.newestList = { message, nameKeys: new Set() };
    }
    this.newestList.nameKeys.add(key);
  }

  /**
   * Removes people of the older list who are missing in the newest list, unless more than half are missing. Call
   * after each message.
   */
  endMessage(): void {
    const [older, newest] = [this.olderList, this.newestList];
    this.olderList = null;
    if (!older || !newest) return;
    const missing = [...older.nameKeys].filter((key) => !newest.nameKeys.has(key));
    if (missing.length * 2 > older.nameKeys.size) return;
    for (const key of missing)
      if (!this.people.get(key)?.source.isOwnReply && this.people.get(key)?.source.message === older.message)
        this.people.delete(key);
  }
}

function haveSameReply(one: ListEntry, other: ListEntry): boolean {
  return one.status === other.status && one.isReserve === other.isReserve;
}

function toEntry(
  { name, status, isReserve, plusOnes }: ReadPerson,
  section: Section,
  { line }: Source,
): ListEntry {
  const reply = status ?? section.status;
  return {
    line,
    name,
    status: reply,
    isReserve: reply === 'PLAYING' && (isReserve || section.isReserve),
    plusOnes: reply === 'PLAYING' ? Math.min(MAX_PLUS_ONES, plusOnes) : 0,
  };
}
