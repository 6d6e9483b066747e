import { Box, Button, chakra, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { chanceText, explanationsOf, explanationText, predictChance, type Uid } from '@fives/domain';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { LuChevronDown, LuScale, LuSlidersHorizontal } from 'react-icons/lu';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import type { TeamLooks, TeamsView } from '../team-lists.ts';
import { Chance } from './chance.tsx';
import { type FairSettings, shownRating, toTeams, useFairTeamsInput } from './forecast.ts';
import { OtherTeams, type OtherTeamsProps } from './other-teams.tsx';

interface CollapsibleForecastProps {
  readonly title: string;
  readonly chanceA: number;
  readonly looks: TeamLooks;
  readonly children: ReactNode;
}

function CollapsibleForecast({ title, chanceA, looks, children }: CollapsibleForecastProps) {
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

interface FairPanelProps {
  readonly view: TeamsView;
  readonly uid: Uid;
  /** Null for a viewer who cannot pick teams. */
  readonly fairSettings: FairSettings | null;
  readonly skeleton: ReactNode;
}

export function FairPanel({ view, uid, fairSettings, skeleton }: FairPanelProps) {
  const { instance, lists, looks, nameOf } = view;
  const live = useFairTeamsInput(view, uid);
  const rating = useMemo(() => live && shownRating(live.input), [live]);
  if (live === undefined) return skeleton;
  if (!live || !rating) return null;
  const teams = toTeams(lists);
  const forecast = predictChance(rating, teams);
  const teamNames = { TEAM_A: looks.TEAM_A.name, TEAM_B: looks.TEAM_B.name };
  return (
    <CollapsibleForecast
      title={instance.winningTeam === null ? 'How even are the teams?' : 'Prediction'}
      chanceA={forecast.chanceA}
      looks={looks}
    >
      <Chance forecast={forecast} looks={looks} />
      <Stack as="ul" gap="1" ps="5" listStyleType="disc">
        {explanationsOf(rating, teams).map((explanation) => (
          <Text as="li" key={explanation.kind} overflowWrap="anywhere">
            {explanationText(explanation, nameOf, teamNames)}
          </Text>
        ))}
      </Stack>
      {fairSettings && <FairControls {...{ live, rating, teams, looks, nameOf, fairSettings }} />}
    </CollapsibleForecast>
  );
}

/** Hides the other teams at first, so that the line-ups stay on the screen of a phone. */
function FairControls(props: OtherTeamsProps) {
  const [isOpen, setOpen] = useState(false);
  const optionsId = useId();
  return (
    <Stack gap="4">
      <Flex gap="2" wrap="wrap">
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={optionsId}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          <LuScale aria-hidden="true" />
          Other fair teams
        </Button>
        <Button variant="outline" onClick={props.fairSettings.onConditions}>
          <LuSlidersHorizontal aria-hidden="true" />
          Ratings and rules
        </Button>
      </Flex>
      <div id={optionsId}>{isOpen && <OtherTeams {...props} />}</div>
      <Text color="fg.muted" fontSize="sm">
        Chances use results only. Your ratings help choose the teams.
      </Text>
    </Stack>
  );
}
