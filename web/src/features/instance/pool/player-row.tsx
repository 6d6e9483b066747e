import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { ordinal } from '@fives/domain';
import { memo, type ReactNode } from 'react';
import { LuChevronRight, LuCircleHelp, LuX } from 'react-icons/lu';
import { PendingNote, PersonBadges, PersonName } from '../../../ui/person.tsx';
import type { DialogSubject } from '../use-dialogs.ts';
import type { PoolEntry, PoolGroup } from './group-people.ts';

export interface PlayerRowProps extends PoolEntry {
  readonly kind: PoolGroup['kind'];
  readonly isMe: boolean;
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
  const { person, position, kind, isMe, added, answered, opens, onDialog } = props;
  const notes = [added, answered].filter((note) => note !== null);
  const press = () => onDialog(opens === 'person' ? { kind: 'person', uid: person.uid } : { kind: 'reply' });
  return (
    <Box
      as="li"
      borderBottomWidth="1px"
      borderEndWidth="1px"
      borderColor="border"
      minW="0"
      {...(isMe && { ...OWN_ROW, 'aria-current': true })}
    >
      <RowBox onPress={opens && press}>
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
        {opens && <Box as={LuChevronRight} color="fg.muted" flexShrink="0" aria-hidden="true" />}
      </RowBox>
    </Box>
  );
});

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
