import { ordinal } from '@fives/domain';
import { memo, type ReactNode } from 'react';
import { LuChevronRight, LuCircleHelp, LuX } from 'react-icons/lu';
import { PendingNote, PersonBadges } from '../../../ui/person.tsx';
import type { DialogSubject } from '../use-dialogs.ts';
import type { PoolEntry, PoolGroup } from './group-people.ts';
import styles from './player-pool.module.css';

export interface PlayerRowProps extends PoolEntry {
  readonly kind: PoolGroup['kind'];
  readonly isMe: boolean;
  /** Whether they are a reserve who is being asked whether they can still make it. */
  readonly isAsked: boolean;
  /** Of the person's role in the game. */
  readonly badge: string | null;
  /** Who brings or added this person, in words. */
  readonly added: string | null;
  /** Who replied for them, in words. */
  readonly answered: string | null;
  /** Which dialog a press on the row opens; null where the viewer may change nothing. */
  readonly opens: 'reply' | 'person' | null;
  readonly onDialog: (subject: DialogSubject) => void;
}

/**
 * One person of the pool: where they stand in the order of reply, who they are, and what is still on its way. Drawn anew
 * only when something of that changes: somebody else's reply is none of it.
 */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { person, position, kind, isMe, isAsked, badge, added, answered, opens, onDialog } = props;
  const notes = [added, answered].filter((note) => note !== null);
  const press = () => onDialog(opens === 'person' ? { kind: 'person', uid: person.uid } : { kind: 'reply' });
  return (
    <li
      className={`${styles.row} ${kind === 'playing' ? styles.playing : ''}`}
      aria-current={isMe || undefined}
    >
      <Face onPress={opens && press}>
        <span className={styles.mark} aria-hidden="true">
          {position ?? (kind === 'notPlaying' ? <LuX /> : <LuCircleHelp />)}
        </span>
        <span className={styles.words}>
          <span className={styles.who}>
            <bdi className={styles.name}>{person.name}</bdi>
            <PersonBadges isGuest={person.isGuest} isMe={isMe} badge={badge} />
          </span>
          {kind === 'reserves' && position !== null && (
            <span className={styles.note}>
              {ordinal(position)} reserve{isAsked && ' · offered a spot'}
            </span>
          )}
          {notes.map((note) => (
            <span key={note} className={styles.note}>
              <bdi>{note}</bdi>
            </span>
          ))}
          <PendingNote isPending={person.isPending} />
        </span>
        {opens && <LuChevronRight className={styles.chevron} aria-hidden="true" />}
      </Face>
    </li>
  );
});

interface FaceProps {
  readonly onPress: (() => void) | null;
  readonly children: ReactNode;
}

function Face({ onPress, children }: FaceProps) {
  if (onPress === null) return <div className={styles.face}>{children}</div>;
  return (
    <button type="button" className={styles.face} onClick={onPress}>
      {children}
    </button>
  );
}
