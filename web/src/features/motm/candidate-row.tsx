import { chakra, Flex, HStack } from '@chakra-ui/react';
import type { PlayerInstance } from '@fives/domain';
import { LuCheck } from 'react-icons/lu';
import { PersonBadges, PersonName } from '../../ui/person.tsx';

interface CandidateRowProps {
  readonly person: PlayerInstance;
  readonly isMe: boolean;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
}

/** Button with the role of a checkbox. An input would also toggle when voters tap themselves. */
export function CandidateRow({ person, isMe, isChosen, isDisabled, onToggle }: CandidateRowProps) {
  return (
    <chakra.button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      disabled={isDisabled}
      onClick={onToggle}
      layerStyle="panel"
      display="flex"
      alignItems="center"
      gap="3"
      width="full"
      minH="14"
      px="4"
      textAlign="start"
      cursor="pointer"
      bg={isChosen ? 'brand.subtle' : 'bg.panel'}
      borderColor={isChosen ? 'brand.border' : 'border'}
      _disabled={{ opacity: 0.5, cursor: 'default' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
    >
      <Flex
        boxSize="6"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="md"
        borderWidth="2px"
        borderColor={isChosen ? 'brand.border' : 'border.control'}
        bg={isChosen ? 'brand.solid' : 'bg.panel'}
        color="brand.contrast"
        aria-hidden="true"
      >
        {isChosen && <LuCheck />}
      </Flex>
      <HStack gap="2" minW="0" flex="1">
        <PersonName name={person.name} fontWeight="600" />
        <PersonBadges isGuest={person.isGuest} isMe={isMe} />
      </HStack>
    </chakra.button>
  );
}
