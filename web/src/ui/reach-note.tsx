import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type Reach, type ReachResponse, reachText } from '@fives/domain';
import { LuCopy } from 'react-icons/lu';
import type { LiveReach } from '../hooks/use-reach.ts';
import { copyText } from '../lib/share.ts';

export interface ReachNoteProps {
  readonly live: LiveReach;
  /** Which of the numbers. */
  readonly of: keyof ReachResponse;
  /** What the group's own chat is to be told, for those who cannot be reached from here. */
  readonly textForGroup: string;
}

/** How many people will be told; and where some cannot be reached, what to tell the group, to be copied. */
export function ReachNote({ live, of, textForGroup }: ReachNoteProps) {
  if (live.status === 'loading') return <Skeleton height="6" />;
  if (live.status === 'error')
    return <Text fontWeight="600">We can't tell how many people this will reach right now.</Text>;
  const reach: Reach = live.reach[of];
  return (
    <Stack gap="3" align="start">
      <Text fontWeight="600">{reachText(reach)}</Text>
      {reach.unreached > 0 && (
        <>
          <Text color="fg.muted" overflowWrap="anywhere">
            <bdi>{textForGroup}</bdi>
          </Text>
          <Button variant="outline" onClick={() => void copyText(textForGroup)}>
            <LuCopy aria-hidden="true" />
            Copy for the chat
          </Button>
        </>
      )}
    </Stack>
  );
}
