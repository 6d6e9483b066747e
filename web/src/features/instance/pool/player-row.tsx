import { compareNames, ordinal, waitingForPlayers, withoutClaimed } from '@fives/domain';
import { memo, type ReactNode } from 'react';
import { LuChevronRight, LuCircleHelp, LuHourglass, LuX } from 'react-icons/lu';
import type { LivePlayerInstance } from '../../../db/given-replies.ts';
import { PendingNote, PersonBadges } from '../../../ui/person.tsx';
import type { InstanceView } from '../instance-view.ts';
import type { DialogSubject } from '../use-dialogs.ts';
import styles from './player-pool.module.css';

interface PlayerRowProps extends PoolEntry {
  readonly kind: PoolGroup['kind'];
  readonly isMe: boolean;
  readonly isOfferedSpot: boolean;
  readonly badge: string | null;
  readonly addedBy: string | null;
  readonly repliedBy: string | null;
  readonly condition: string | null;
  readonly dialog: 'reply' | 'person' | null;
  readonly onDialog: (subject: DialogSubject) => void;
}

const ICONS: Partial<Record<PoolGroup['kind'], ReactNode>> = {
  waiting: <LuHourglass />,
  notPlaying: <LuX />,
  unanswered: <LuCircleHelp />,
};

/** Memoised, so that a reply renders only the row of the replier. */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const {
    person,
    position,
    kind,
    isMe,
    isOfferedSpot,
    badge,
    addedBy,
    repliedBy,
    condition,
    dialog,
    onDialog,
  } = props;
  const notes = [condition && `Yes, ${condition}`, addedBy, repliedBy].filter((note) => note !== null);
  const press = () => onDialog(dialog === 'person' ? { kind: 'person', uid: person.uid } : { kind: 'reply' });
  return (
    <li
      className={`${styles.row} ${kind === 'playing' ? styles.playing : ''}`}
      aria-current={isMe || undefined}
    >
      <RowContent onPress={dialog && press}>
        <span className={styles.mark} aria-hidden="true">
          {position ?? ICONS[kind]}
        </span>
        <span className={styles.text}>
          <span className={styles.nameLine}>
            <bdi className={styles.name}>{person.name}</bdi>
            <PersonBadges isGuest={person.isGuest} isMe={isMe} badge={badge} />
          </span>
          {kind === 'reserves' && position !== null && (
            <span className={styles.note}>
              {ordinal(position)} reserve{isOfferedSpot && ' · offered a spot'}
            </span>
          )}
          {notes.map((note) => (
            <span key={note} className={styles.note}>
              <bdi>{note}</bdi>
            </span>
          ))}
          <PendingNote isPending={person.isPending} />
        </span>
        {dialog && <LuChevronRight className={styles.chevron} aria-hidden="true" />}
      </RowContent>
    </li>
  );
});

interface RowContentProps {
  readonly onPress: (() => void) | null;
  readonly children: ReactNode;
}

function RowContent({ onPress, children }: RowContentProps) {
  if (onPress === null) return <div className={styles.content}>{children}</div>;
  return (
    <button type="button" className={styles.content} onClick={onPress}>
      {children}
    </button>
  );
}

interface PoolEntry {
  readonly person: LivePlayerInstance;
  /** Position in the queue from 1, or null in a group without an order. */
  readonly position: number | null;
}

export interface PoolGroup {
  readonly kind: 'playing' | 'waiting' | 'reserves' | 'notPlaying' | 'unanswered';
  readonly label: string;
  readonly entries: readonly PoolEntry[];
}

export function groupPeople({ people, queue, instance }: InstanceView): PoolGroup[] {
  const withStatus = (status: string) =>
    withoutPositions(
      withoutClaimed(people ?? [])
        .filter((person) => person.status === status)
        .toSorted(compareNames),
    );
  const waiting = waitingForPlayers(queue, instance);
  const reserves = waiting.length > 0 ? [] : queue.reserves;
  const groups: PoolGroup[] = [
    { kind: 'playing', label: 'Playing', entries: withPositions(queue.playing) },
    { kind: 'waiting', label: 'If more play', entries: withoutPositions(waiting) },
    { kind: 'reserves', label: 'Reserves', entries: withPositions(reserves) },
    { kind: 'notPlaying', label: 'Not playing', entries: withStatus('NOT_PLAYING') },
    { kind: 'unanswered', label: 'No reply yet', entries: withStatus('UNANSWERED') },
  ];
  return groups
    .filter((group) => group.entries.length > 0)
    .map((group) => ({ ...group, entries: movePlusOnesBelowBringers(group.entries) }));
}

function movePlusOnesBelowBringers(entries: readonly PoolEntry[]): PoolEntry[] {
  const uids = new Set(entries.map(({ person }) => person.uid));
  const hasBringer = ({ person }: PoolEntry) => !!person.broughtBy && uids.has(person.broughtBy);
  return entries
    .filter((entry) => !hasBringer(entry))
    .flatMap((entry) => [entry, ...entries.filter(({ person }) => person.broughtBy === entry.person.uid)]);
}

function withoutPositions(people: readonly LivePlayerInstance[]): PoolEntry[] {
  return people.map((person) => ({ person, position: null }));
}

function withPositions(queue: readonly LivePlayerInstance[]): PoolEntry[] {
  return queue.map((person, at) => ({ person, position: at + 1 }));
}
