import { Box, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { chanceText } from '@fives/domain';
import { type ReactNode, useId, useState } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import type { TeamLooks } from '../team-lists.ts';

interface CollapsibleForecastProps {
  readonly title: string;
  readonly chanceA: number;
  readonly looks: TeamLooks;
  readonly children: ReactNode;
}

export function CollapsibleForecast({ title, chanceA, looks, children }: CollapsibleForecastProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const contentId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} layerStyle="panel" gap="0">
      <Heading as="h2" textStyle="title" fontSize="lg">
        <HeaderButton asChild>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setOpen((wasOpen) => !wasOpen)}
          >
            <span id={titleId}>{title}</span>
            <HStack as="span" gap="1.5" flex="1">
              <BibIcon colour={looks.TEAM_A.colour} size="5" />
              <Text as="span" textStyle="score" fontSize="xl">
                {chanceText(chanceA)}
              </Text>
              <BibIcon colour={looks.TEAM_B.colour} size="5" />
            </HStack>
            <Box
              as={LuChevronDown}
              flexShrink="0"
              color="fg.muted"
              transform={isOpen ? 'rotate(180deg)' : 'none'}
              aria-hidden="true"
            />
          </button>
        </HeaderButton>
      </Heading>
      <Stack id={contentId} gap="4" px="4" pb="4" hidden={!isOpen}>
        {children}
      </Stack>
    </Stack>
  );
}

const HeaderButton = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    width: 'full',
    minH: '12',
    px: '4',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: '2xl',
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  },
});
