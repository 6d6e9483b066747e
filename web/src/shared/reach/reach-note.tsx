import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type Reach, type ReachedPerson, type ReachResponse, reachText } from '@fives/domain';
import { LuCopy } from 'react-icons/lu';
import type { ApiData } from '../../hooks/use-api.ts';
import { copyText } from '../../lib/share.ts';

interface ReachNoteProps {
  readonly live: ApiData<ReachResponse>;
  readonly of: keyof ReachResponse;
  /** Undefined if another card has the text. */
  readonly textForGroup?: string;
}

/** Shows before a notification is sent who it will reach. */
export function ReachNote({ live, of, textForGroup }: ReachNoteProps) {
  if (live.status === 'loading') return <Skeleton height="6" aria-busy="true" />;
  if (live.status === 'error')
    return <Text fontWeight="600">We can't tell how many people this will reach right now.</Text>;
  const reach = live.data[of];
  return (
    <Stack gap="3" align="start" minW="0" w="full">
      <Text fontWeight="600" overflowWrap="anywhere">
        {reachText(reach)}
      </Text>
      <ReachedNames reach={reach} />
      {textForGroup !== undefined && reach.unreached.length > 0 && <ChatText text={textForGroup} />}
    </Stack>
  );
}

interface ReachedNamesProps {
  readonly reach: Reach;
  readonly isSent?: boolean;
}

export function ReachedNames({ reach, isSent = false }: ReachedNamesProps) {
  return (
    <>
      <Names label={isSent ? 'Notified' : 'Will be notified'} people={reach.reached} />
      <Names label="Can't be reached" people={reach.unreached} />
    </>
  );
}

interface ChatTextProps {
  readonly text: string;
  /** True if the chat reaches more people than the notification did. */
  readonly isMain?: boolean;
}

export function ChatText({ text, isMain = false }: ChatTextProps) {
  return (
    <>
      <Text w="full" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-wrap">
        <bdi>{text}</bdi>
      </Text>
      <Button variant={isMain ? 'solid' : 'outline'} onClick={() => void copyText(text)}>
        <LuCopy aria-hidden="true" />
        Copy for the chat
      </Button>
    </>
  );
}

function Names({ label, people }: { readonly label: string; readonly people: readonly ReachedPerson[] }) {
  if (people.length === 0) return null;
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {label}:{' '}
      {people.map(({ uid, name }, at) => (
        <span key={uid}>
          {at > 0 && ', '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </Text>
  );
}
