import { Box, Flex, HStack, List, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuChevronRight, LuCircleHelp, LuX } from 'react-icons/lu';
import { PendingNote, PersonBadges, PersonName } from '../../../ui/person.tsx';
import { ordinal } from '../instance-view.ts';
import type { PoolEntry, PoolGroup } from './group-people.ts';

export interface PlayerRowProps {
  readonly entry: PoolEntry;
  readonly kind: PoolGroup['kind'];
  readonly isMe: boolean;
  /** Who brings or added this person, and who replied for them, in words. */
  readonly notes: readonly string[];
  /** What a press on the row does; null where the viewer may change nothing. */
  readonly onPress: (() => void) | null;
}

/** One person of the pool: where they stand in the order of reply, who they are, and what is still on its way. */
export function PlayerRow({ entry, kind, isMe, notes, onPress }: PlayerRowProps) {
  const { person, position } = entry;
  return (
    <List.Item
      borderBottomWidth="1px"
      borderEndWidth="1px"
      borderColor="border"
      minW="0"
      {...(isMe && { ...OWN_ROW, 'aria-current': true })}
    >
      <RowBox onPress={onPress}>
        <Mark kind={kind} position={position} />
        <Stack as="span" gap="0.5" flex="1" minW="0">
          <HStack as="span" gap="2" wrap="wrap">
            <PersonName name={person.name} fontWeight="600" />
            <PersonBadges isGuest={person.isGuest} isMe={isMe} />
          </HStack>
          {kind === 'reserves' && position !== null && (
            <Text as="span" color="fg.muted" fontSize="sm">
              {ordinal(position)} reserve
            </Text>
          )}
          {notes.map((note) => (
            <Text key={note} as="span" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              <bdi>{note}</bdi>
            </Text>
          ))}
          <PendingNote isPending={person.isPending} />
        </Stack>
        {onPress && <Box as={LuChevronRight} color="fg.muted" flexShrink="0" aria-hidden="true" />}
      </RowBox>
    </List.Item>
  );
}

/** One's own row is found at a glance, wherever in the queue it stands. */
const OWN_ROW = { bg: 'brand.subtle', boxShadow: 'inset 4px 0 {colors.brand.solid}' } as const;

interface RowBoxProps {
  readonly onPress: (() => void) | null;
  readonly children: ReactNode;
}

function RowBox({ onPress, children }: RowBoxProps) {
  const look = {
    align: 'center',
    gap: '3',
    px: '4',
    py: '2',
    minH: '14',
    width: 'full',
    textAlign: 'start',
  } as const;
  if (onPress === null) return <Flex {...look}>{children}</Flex>;
  return (
    <Flex
      asChild
      {...look}
      cursor="pointer"
      _hover={{ bg: 'bg.subtle' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' }}
    >
      <button type="button" onClick={onPress}>
        {children}
      </button>
    </Flex>
  );
}

function Mark({ kind, position }: { readonly kind: PoolGroup['kind']; readonly position: number | null }) {
  const isIn = kind === 'playing';
  return (
    <Flex
      boxSize="mark"
      flexShrink="0"
      align="center"
      justify="center"
      borderRadius="lg"
      borderWidth="1px"
      borderColor={isIn ? 'brand.solid' : 'border.emphasized'}
      bg={isIn ? 'brand.solid' : 'transparent'}
      color={isIn ? 'brand.contrast' : 'fg.muted'}
      textStyle="score"
      fontSize="md"
      aria-hidden="true"
    >
      {position ?? (kind === 'notPlaying' ? <LuX /> : <LuCircleHelp />)}
    </Flex>
  );
}
