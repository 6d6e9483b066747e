import { Box, Flex, HStack, Icon, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type Confidence, chanceText, type Forecast } from '@fives/domain';
import { LuArrowRight } from 'react-icons/lu';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import type { TeamLooks } from '../team-lists.ts';

const CONFIDENCE_TEXT: Record<Confidence, string> = {
  low: 'Low confidence: few results so far',
  medium: 'Medium confidence',
  high: 'High confidence',
};

interface ChanceProps {
  readonly forecast: Forecast;
  readonly looks: TeamLooks;
  /** Chance of the current teams, if the forecast is for other teams. */
  readonly now?: number | null;
}

export function Chance({ forecast: { chanceA, confidence }, looks, now = null }: ChanceProps) {
  const text = chanceText(chanceA);
  const [percentA] = text.split('–');
  return (
    <Stack gap="2">
      <HStack gap="3" aria-hidden="true" textStyle="score" fontSize="4xl" lineHeight="1">
        <BibIcon colour={looks.TEAM_A.colour} size="8" />
        {now !== null && (
          <>
            <Text as="span" color="fg.muted">
              {chanceText(now)}
            </Text>
            <Icon size="sm" color="fg.muted">
              <LuArrowRight />
            </Icon>
          </>
        )}
        <span>{text}</span>
        <BibIcon colour={looks.TEAM_B.colour} size="8" />
      </HStack>
      <VisuallyHidden>
        {`Predicted ${text}${now === null ? '' : `, now ${chanceText(now)}`}: ${looks.TEAM_A.name} against ${looks.TEAM_B.name}. A draw counts half.`}
      </VisuallyHidden>
      <Flex h="2" borderRadius="full" overflow="hidden" bg="bg.emphasized" maxW="xs" aria-hidden="true">
        <Box bg="brand.solid" width={`${percentA}%`} />
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {CONFIDENCE_TEXT[confidence]}
      </Text>
    </Stack>
  );
}
