import { Button, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { type Ref, useId } from 'react';
import type { Live } from '../../../db/live.ts';
import { ErrorPanel, MessagePanel } from '../../../ui/messages.tsx';
import type { InstanceView } from '../instance-view.ts';
import { groupPeople } from './group-people.ts';
import { PoolGroupList } from './pool-group-list.tsx';

export interface PlayerPoolProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly view: InstanceView;
  /** How far the people are on their way. */
  readonly live: Live<unknown>;
  readonly onOwnReply: () => void;
  readonly onPerson: (uid: string) => void;
  readonly onInvites: () => void;
}

/** Everyone with a place, by reply. Busy until the first of them are here. */
export function PlayerPool(props: PlayerPoolProps) {
  const { headingRef, live } = props;
  const headingId = useId();
  const isBusy = live.status === 'loading';
  return (
    <Stack as="section" aria-labelledby={headingId} aria-busy={isBusy} gap="4">
      <Heading as="h2" id={headingId} ref={headingRef} tabIndex={-1} outline="none" textStyle="title">
        Player pool
      </Heading>
      {isBusy ? <PoolSkeleton /> : <PoolContent {...props} />}
    </Stack>
  );
}

function PoolContent({ view, live, onInvites, ...actions }: PlayerPoolProps) {
  if (live.status === 'error') return <ErrorPanel error={live.error} />;
  const groups = groupPeople(view);
  if (groups.length === 0) {
    return (
      <MessagePanel title="Nobody yet" text="Share the link, and everyone who answers stands here.">
        <Button onClick={onInvites}>Invite players</Button>
      </MessagePanel>
    );
  }
  return (
    <Stack gap="5">
      {groups.map((group) => (
        <PoolGroupList key={group.kind} group={group} view={view} {...actions} />
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
