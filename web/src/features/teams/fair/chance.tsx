import { Box, Flex, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type Confidence, chanceText, type Forecast, type Team } from '@fives/domain';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import type { TeamLook } from '../team-lists.ts';

const SURE: Record<Confidence, string> = {
  low: 'Low confidence: few results so far',
  medium: 'Medium confidence',
  high: 'High confidence',
};

export interface ChanceProps {
  readonly forecast: Forecast;
  readonly looks: Record<Team, TeamLook>;
}

export function Chance({ forecast: { chanceA, confidence }, looks }: ChanceProps) {
  const text = chanceText(chanceA);
  const [percentA] = text.split('–');
  return (
    <Flex direction="column" gap="2">
      <HStack gap="3" aria-hidden="true">
        <BibIcon colour={looks.TEAM_A.colour} size="8" />
        <Text textStyle="score" fontSize="4xl" lineHeight="1">
          {text}
        </Text>
        <BibIcon colour={looks.TEAM_B.colour} size="8" />
      </HStack>
      <VisuallyHidden>
        {`Predicted ${text}: ${looks.TEAM_A.name} against ${looks.TEAM_B.name}. A draw counts half.`}
      </VisuallyHidden>
      <Flex h="2" borderRadius="full" overflow="hidden" bg="bg.emphasized" maxW="xs" aria-hidden="true">
        <Box bg="brand.solid" width={`${percentA}%`} />
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {SURE[confidence]}
      </Text>
    </Flex>
  );
}
