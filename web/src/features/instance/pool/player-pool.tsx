import { Button, Heading, HStack, Skeleton, Stack } from '@chakra-ui/react';
import {
  addPerson,
  badgeOf,
  hasBrought,
  lineUpReason,
  notUpcomingReason,
  type PlayerInstance,
  type Uid,
} from '@fives/domain';
import { memo, type Ref, useId } from 'react';
import { LuUserPlus } from 'react-icons/lu';
import type { Live } from '../../../db/live.ts';
import { ErrorPanel, MessagePanel } from '../../../ui/messages.tsx';
import { addedText, answeredText } from '../answered-text.ts';
import type { InstanceView } from '../instance-view.ts';
import type { DialogSubject } from '../use-dialogs.ts';
import { groupPeople, type PoolEntry, type PoolGroup } from './group-people.ts';
import styles from './player-pool.module.css';
import { PlayerRow } from './player-row.tsx';

export interface PlayerPoolProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly view: InstanceView;
  readonly live: Live<unknown>;
  /** Must be a stable function, so that unchanged rows do not render again. */
  readonly onDialog: (subject: DialogSubject) => void;
  readonly onInvites: () => void;
}

export const PlayerPool = memo(function PlayerPool(props: PlayerPoolProps) {
  const { headingRef, live, view, onDialog } = props;
  const headingId = useId();
  const isBusy = live.status === 'loading';
  return (
    <Stack as="section" aria-labelledby={headingId} aria-busy={isBusy} gap="4">
      <PoolHeading ref={headingRef} id={headingId} mayAdd={mayAdd(view)} onDialog={onDialog} />
      {isBusy ? <PoolSkeleton /> : <PoolContent {...props} />}
    </Stack>
  );
});

interface PoolHeadingProps extends Pick<PlayerPoolProps, 'onDialog'> {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly id: string;
  readonly mayAdd: boolean;
}

const PoolHeading = memo(function PoolHeading({ ref, id, mayAdd, onDialog }: PoolHeadingProps) {
  return (
    <HStack justify="space-between" flexWrap="wrap">
      <Heading as="h2" id={id} ref={ref} tabIndex={-1} outline="none" textStyle="title">
        Player pool
      </Heading>
      {mayAdd && (
        <Button
          variant="outline"
          size="sm"
          minH="touch"
          onClick={() => onDialog({ kind: 'add', isBrought: false })}
        >
          <LuUserPlus aria-hidden="true" /> Add a player
        </Button>
      )}
    </HStack>
  );
});

function PoolContent({ view, live, onInvites, onDialog }: PlayerPoolProps) {
  if (live.status === 'error') return <ErrorPanel error={live.error} />;
  if (view.people === null) {
    return <MessagePanel title="You're offline" text="Go online to see who else has replied." />;
  }
  const groups = groupPeople(view);
  if (groups.length === 0) {
    return (
      <MessagePanel title="No replies yet" text="Share the link and replies show up here.">
        <Button onClick={onInvites}>Invite players</Button>
      </MessagePanel>
    );
  }
  return (
    <Stack gap="5">
      {groups.map((group) => (
        <PoolGroupList key={group.kind} group={group} view={view} onDialog={onDialog} />
      ))}
    </Stack>
  );
}

function PoolSkeleton() {
  return (
    <Stack gap="2">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} height="14" borderRadius="xl" />
      ))}
    </Stack>
  );
}

interface PoolGroupListProps extends Pick<PlayerPoolProps, 'view' | 'onDialog'> {
  readonly group: PoolGroup;
}

function PoolGroupList({ group, view, onDialog }: PoolGroupListProps) {
  const headingId = useId();
  return (
    <div className={styles.group}>
      <h3 className={styles.heading} id={headingId}>
        {group.label} ({group.entries.length})
      </h3>
      <div className={styles.panel}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none. */}
        <ul role="list" className={styles.rows} aria-labelledby={headingId}>
          {group.entries.map((entry) => (
            <PlayerRow
              key={entry.person.uid}
              {...entry}
              {...notesOn(entry.person, view)}
              kind={group.kind}
              isMe={entry.person.uid === view.viewer.uid}
              isAsked={entry.person.uid in (view.instance.lateQueue?.offers ?? {})}
              badge={badgeOf(entry.person.uid, view.instance.game)}
              opens={dialogToOpen(entry, view)}
              onDialog={onDialog}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Returns which dialog a press on a row opens, or null if the viewer may change nothing. */
function dialogToOpen({ person }: PoolEntry, view: InstanceView): 'reply' | 'person' | null {
  if (mayChangeOwn(view, person.uid)) return 'reply';
  return mayReplyForOthers(view) || mayChangeEntry(view, person) ? 'person' : null;
}

function mayChangeOwn({ viewer, instance, now }: InstanceView, uid: Uid): boolean {
  return uid === viewer.uid && notUpcomingReason(instance, now) === null;
}

function mayChangeEntry({ viewer, instance, now }: InstanceView, person: PlayerInstance): boolean {
  if (viewer.may.has('managePeople')) return person.isGuest;
  return hasBrought(person, viewer) && notUpcomingReason(instance, now) === null;
}

function notesOn(person: PlayerInstance, { people, viewer }: InstanceView) {
  const everybody = people ?? [];
  const answered = answeredText(person, everybody, person.uid === viewer.uid);
  return { added: addedText(person, everybody), answered };
}

function mayAdd({ instance, people, viewer, now }: InstanceView): boolean {
  const actor = { uid: viewer.uid, isGuest: viewer.may.size === 0 };
  const person = { name: '', status: 'PLAYING', broughtBy: null } as const;
  return people !== null && addPerson.refusal({ instance, people }, actor, person, now) === null;
}

function mayReplyForOthers({ viewer, instance }: InstanceView): boolean {
  return viewer.may.has('editLineUp') && lineUpReason(instance) === null;
}
