import { Stack, Text } from '@chakra-ui/react';
import { can, explanationText, type Team, type Uid } from '@fives/domain';
import { useMemo } from 'react';
import { namesOf, type TeamLists, type TeamLook, teamLooks } from '../team-lists.ts';
import { Chance } from './chance.tsx';
import { FairControls } from './fair-controls.tsx';
import { FairLine, FairLineSkeleton } from './fair-line.tsx';
import type { FairSettings } from './fair-settings.ts';
import { forecastLineUp, type LineUpForecast, rateTeams, toTeams } from './forecast.ts';
import { type FairViewer, useFairTeamsInput } from './use-fair-teams-input.ts';

export interface FairPanelProps extends FairViewer {
  readonly lists: TeamLists;
  /** Null for a viewer who cannot pick teams. */
  readonly wishes: FairSettings | null;
}

export function FairPanel({ lists, wishes, ...viewer }: FairPanelProps) {
  const { instance, people, uid } = viewer;
  const live = useFairTeamsInput(viewer);
  const outlook = useMemo(() => {
    const teams = toTeams(lists);
    const rating = live && rateTeams(live.grounds, teams);
    return rating && forecastLineUp(rating, teams, instance.forecast, can(uid, 'editLineUp', instance.game));
  }, [live, lists, instance, uid]);
  if (live === undefined) return <FairLineSkeleton />;
  if (live === null || !outlook) return null;
  const looks = teamLooks(instance);
  return (
    <FairLine
      title={instance.winningTeam === null ? 'How even are the teams?' : 'Prediction'}
      chanceA={outlook.chanceA}
      looks={looks}
    >
      <Chance forecast={outlook} looks={looks} />
      <Explanations outlook={outlook} looks={looks} nameOf={namesOf(people)} />
      {wishes && <FairControls live={live} teams={toTeams(lists)} looks={looks} wishes={wishes} />}
    </FairLine>
  );
}

interface ExplanationsProps {
  readonly outlook: LineUpForecast;
  readonly looks: Record<Team, TeamLook>;
  readonly nameOf: (uid: Uid) => string;
}

function Explanations({ outlook, looks, nameOf }: ExplanationsProps) {
  const teamNames = { TEAM_A: looks.TEAM_A.name, TEAM_B: looks.TEAM_B.name };
  return (
    <Stack as="ul" gap="1" ps="5" listStyleType="disc">
      {outlook.explanations.map((explanation) => (
        <Text as="li" key={explanation.kind} overflowWrap="anywhere">
          {explanationText(explanation, nameOf, teamNames)}
        </Text>
      ))}
    </Stack>
  );
}
