import { Box, Button, Heading, HStack, List, Skeleton, Stack } from '@chakra-ui/react';
import { aheadReason, isBringerOf, lineUpReason, type PlayerInstance } from '@fives/domain';
import { type Ref, useId } from 'react';
import { LuUserPlus } from 'react-icons/lu';
import type { Live } from '../../../db/live.ts';
import { ErrorPanel, MessagePanel } from '../../../ui/messages.tsx';
import { addedText, answeredText } from '../answered-text.ts';
import type { InstanceView } from '../instance-view.ts';
import { groupPeople, type PoolEntry, type PoolGroup } from './group-people.ts';
import { PlayerRow } from './player-row.tsx';

export interface PlayerPoolProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly view: InstanceView;
  /** How far the people are on their way. */
  readonly live: Live<unknown>;
  readonly onOwnReply: () => void;
  readonly onPerson: (uid: string) => void;
  readonly onAdd: () => void;
  readonly onInvites: () => void;
}

/** Everyone with a place, by reply. Busy until the first of them are here. */
export function PlayerPool(props: PlayerPoolProps) {
  const { headingRef, live } = props;
  const headingId = useId();
  const isBusy = live.status === 'loading';
  return (
    <Stack as="section" aria-labelledby={headingId} aria-busy={isBusy} gap="4">
      <HStack justify="space-between" flexWrap="wrap">
        <Heading as="h2" id={headingId} ref={headingRef} tabIndex={-1} outline="none" textStyle="title">
          Player pool
        </Heading>
        {mayReplyForOthers(props.view) && (
          <Button variant="outline" size="sm" minH="touch" onClick={props.onAdd}>
            <LuUserPlus aria-hidden="true" /> Add a player
          </Button>
        )}
      </HStack>
      {isBusy ? <PoolSkeleton /> : <PoolContent {...props} />}
    </Stack>
  );
}

function PoolContent({ view, live, onInvites, onOwnReply, onPerson }: PlayerPoolProps) {
  if (live.status === 'error') return <ErrorPanel error={live.error} />;
  const groups = groupPeople(view);
  if (groups.length === 0) {
    return (
      <MessagePanel title="Nobody yet" text="Share the link. Everyone who answers is listed here.">
        <Button onClick={onInvites}>Invite players</Button>
      </MessagePanel>
    );
  }
  return (
    <Stack gap="5">
      {groups.map((group) => (
        <PoolGroupList
          key={group.kind}
          group={group}
          view={view}
          onOwnReply={onOwnReply}
          onPerson={onPerson}
        />
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

interface PoolGroupListProps {
  readonly group: PoolGroup;
  readonly view: InstanceView;
  readonly onOwnReply: () => void;
  readonly onPerson: (uid: string) => void;
}

/** The people with one and the same reply. */
function PoolGroupList({ group, view, onOwnReply, onPerson }: PoolGroupListProps) {
  const headingId = useId();
  const press = ({ person }: PoolEntry) => {
    if (mayChangeOwn(view, person.uid)) return onOwnReply;
    return mayReplyForOthers(view) || mayChangeEntry(view, person) ? () => onPerson(person.uid) : null;
  };
  return (
    <Stack gap="2">
      <Heading as="h3" id={headingId} textStyle="label" color="fg.muted">
        {group.label} ({group.entries.length})
      </Heading>
      <Box layerStyle="panel" overflow="hidden">
        <List.Root
          aria-labelledby={headingId}
          listStyle="none"
          display="grid"
          gridTemplateColumns={{
            md: group.entries.length > 1 ? 'repeat(2, minmax(0, 1fr))' : '1fr',
            lg: '1fr',
          }}
          // The outermost lines of the grid fall under the panel's own edge.
          mb="-1px"
          me="-1px"
        >
          {group.entries.map((entry) => (
            <PlayerRow
              key={entry.person.uid}
              entry={entry}
              kind={group.kind}
              isMe={entry.person.uid === view.viewer.uid}
              notes={notesOf(entry.person, view)}
              onPress={press(entry)}
            />
          ))}
        </List.Root>
      </Box>
    </Stack>
  );
}

function mayChangeOwn({ viewer, instance, now }: InstanceView, uid: string): boolean {
  return uid === viewer.uid && aheadReason(instance, now) === null;
}

/** Whether a guest's entry may be renamed, taken off the list, or made one with another. */
function mayChangeEntry({ viewer, instance, now }: InstanceView, person: PlayerInstance): boolean {
  if (viewer.isOrganiser) return person.isGuest;
  return isBringerOf(person, viewer) && aheadReason(instance, now) === null;
}

function notesOf(person: PlayerInstance, { people, viewer }: InstanceView): string[] {
  const everybody = people ?? [];
  const notes = [addedText(person, everybody), answeredText(person, everybody, person.uid === viewer.uid)];
  return notes.filter((note) => note !== null);
}

function mayReplyForOthers({ viewer, instance }: InstanceView): boolean {
  return viewer.isOrganiser && lineUpReason(instance) === null;
}
