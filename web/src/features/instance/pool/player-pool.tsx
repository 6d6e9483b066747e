import { Button, Heading, HStack, Skeleton, Stack } from '@chakra-ui/react';
import { badgeOf, hasBrought, lineUpReason, notUpcomingReason, type PlayerInstance } from '@fives/domain';
import { memo, type Ref, useId } from 'react';
import { LuUserPlus } from 'react-icons/lu';
import type { Live } from '../../../db/live.ts';
import { ErrorPanel, MessagePanel } from '../../../ui/messages.tsx';
import { mayAddPerson } from '../cards/due-actions.ts';
import { type InstanceView, openConditionText } from '../instance-view.ts';
import { addedByText, repliedByText } from '../person-notes.ts';
import type { DialogSubject } from '../use-dialogs.ts';
import styles from './player-pool.module.css';
import { groupPeople, PlayerRow, type PoolGroup } from './player-row.tsx';

interface PlayerPoolProps {
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
  return (
    <Stack
      as="section"
      aria-labelledby={headingId}
      aria-busy={live.status === 'loading'}
      gap={{ base: '2', md: '4' }}
    >
      <HStack gap="2" flexWrap="wrap">
        <Heading
          as="h2"
          id={headingId}
          ref={headingRef}
          tabIndex={-1}
          outline="none"
          textStyle="title"
          flex="1"
          whiteSpace="nowrap"
        >
          Player pool
        </Heading>
        {mayAddPerson(view, null) ? (
          <AddButton label="Add a player" onClick={() => onDialog({ kind: 'add', isBrought: false })} />
        ) : (
          view.own?.status === 'PLAYING' &&
          mayAddPerson(view, view.viewer.uid) && (
            <AddButton label="Bring someone" onClick={() => onDialog({ kind: 'add', isBrought: true })} />
          )
        )}
      </HStack>
      <PoolContent {...props} />
    </Stack>
  );
});

function AddButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button variant="outline" size="sm" px="3" onClick={onClick}>
      <LuUserPlus aria-hidden="true" /> {label}
    </Button>
  );
}

function PoolContent({ view, live, onInvites, onDialog }: PlayerPoolProps) {
  if (live.status === 'loading') {
    return (
      <Stack gap="2">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} height="14" borderRadius="xl" />
        ))}
      </Stack>
    );
  }
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

interface PoolGroupListProps extends Pick<PlayerPoolProps, 'view' | 'onDialog'> {
  readonly group: PoolGroup;
}

function PoolGroupList({ group, view, onDialog }: PoolGroupListProps) {
  const headingId = useId();
  const { instance, viewer } = view;
  const people = view.people ?? [];
  return (
    <div className={styles.group}>
      <h3 className={styles.heading} id={headingId}>
        {group.label} ({group.entries.length})
      </h3>
      <div className={styles.panel}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari ignores the role of a list without markers. */}
        <ul role="list" className={styles.rows} aria-labelledby={headingId}>
          {group.entries.map(({ person, position }) => (
            <PlayerRow
              key={person.uid}
              person={person}
              position={position}
              addedBy={addedByText(person, people)}
              repliedBy={repliedByText(person, people, person.uid === viewer.uid)}
              condition={openConditionText(person, view)}
              kind={group.kind}
              isMe={person.uid === viewer.uid}
              isOfferedSpot={person.uid in (instance.lateQueue?.offers ?? {})}
              badge={badgeOf(person.uid, instance.game)}
              dialog={dialogToOpen(person, view)}
              onDialog={onDialog}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

function dialogToOpen(
  person: PlayerInstance,
  { viewer, instance, now }: InstanceView,
): 'reply' | 'person' | null {
  if (instance.importId) return null;
  const isUpcoming = notUpcomingReason(instance, now) === null;
  if (person.uid === viewer.uid && isUpcoming) return 'reply';
  const mayReply = viewer.may.has('editLineUp') && lineUpReason(instance) === null;
  const mayChangeEntry = viewer.may.has('managePeople')
    ? person.isGuest
    : hasBrought(person, viewer) && isUpcoming;
  return mayReply || mayChangeEntry ? 'person' : null;
}
