import { ordinal } from '@fives/domain';
import { memo, type ReactNode } from 'react';
import { LuChevronRight, LuCircleHelp, LuHourglass, LuX } from 'react-icons/lu';
import { PendingNote, PersonBadges } from '../../../ui/person.tsx';
import type { DialogSubject } from '../use-dialogs.ts';
import type { PoolEntry, PoolGroup } from './group-people.ts';
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
