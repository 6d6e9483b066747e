import { Box, Heading, List, Stack } from '@chakra-ui/react';
import { lineUpProblem, replyProblem } from '@fives/domain';
import { useId } from 'react';
import type { InstanceView } from '../instance-view.ts';
import type { PoolEntry, PoolGroup } from './group-people.ts';
import { PlayerRow } from './player-row.tsx';

export interface PoolGroupListProps {
  readonly group: PoolGroup;
  readonly view: InstanceView;
  readonly onOwnReply: () => void;
  readonly onPerson: (uid: string) => void;
}

/** The people with one and the same reply. */
export function PoolGroupList({ group, view, onOwnReply, onPerson }: PoolGroupListProps) {
  const headingId = useId();
  const press = ({ person }: PoolEntry) => {
    if (mayChangeOwn(view, person.uid)) return onOwnReply;
    return mayReplyForOthers(view) ? () => onPerson(person.uid) : null;
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
          gridTemplateColumns={{ md: group.entries.length > 1 ? 'repeat(2, minmax(0, 1fr))' : '1fr' }}
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
              onPress={press(entry)}
            />
          ))}
        </List.Root>
      </Box>
    </Stack>
  );
}

function mayChangeOwn({ viewer, instance, now }: InstanceView, uid: string): boolean {
  return uid === viewer.uid && replyProblem(instance, now) === null;
}

function mayReplyForOthers({ viewer, instance }: InstanceView): boolean {
  return viewer.isOrganiser && lineUpProblem(instance) === null;
}
