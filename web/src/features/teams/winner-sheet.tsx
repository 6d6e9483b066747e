import { Alert, Button, Icon, Stack, Text } from '@chakra-ui/react';
import { TEAMS, type Team, type WinningTeam } from '@fives/domain';
import { LuHandshake } from 'react-icons/lu';
import { BibIcon } from '../../ui/game-parts.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { GoalsForm } from './goals-form.tsx';
import type { Goals } from './score.form.ts';
import { OrDivider } from './score-fields.tsx';
import type { TeamLook } from './team-lists.ts';

export interface WinnerSheetProps {
  readonly looks: Record<Team, TeamLook>;
  /** Who would be left without stats, if anybody. */
  readonly missingTeams: string | null;
  readonly onPickTeams: () => void;
  readonly onGoals: (goals: Goals) => void;
  readonly onChoose: (winner: WinningTeam) => void;
  readonly onClose: () => void;
}

/** How it ended: the goals of both teams; or just who won, one team, the other, or nobody. */
export function WinnerSheet(props: WinnerSheetProps) {
  const { looks, missingTeams, onPickTeams, onGoals, onChoose, onClose } = props;
  return (
    <Sheet open onClose={onClose} staysOnOutsideTap>
      <SheetTitle>Pick winner!</SheetTitle>
      <SheetBody>
        <Stack gap="3">
          {missingTeams && <MissingTeams warning={missingTeams} onPickTeams={onPickTeams} />}
          <GoalsForm looks={looks} onSave={onGoals} />
          <OrDivider />
          {TEAMS.map((team) => (
            <Button
              key={team}
              size="lg"
              variant="outline"
              justifyContent="flex-start"
              onClick={() => onChoose(team)}
            >
              <BibIcon colour={looks[team].colour} />
              <Text as="bdi" truncate minW="0">
                {looks[team].name}
              </Text>
            </Button>
          ))}
          <Button size="lg" variant="outline" justifyContent="flex-start" onClick={() => onChoose('DRAW')}>
            <Icon boxSize="6" mx="0.5">
              <LuHandshake aria-hidden="true" />
            </Icon>
            Draw
          </Button>
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

interface MissingTeamsProps {
  readonly warning: string;
  readonly onPickTeams: () => void;
}

function MissingTeams({ warning, onPickTeams }: MissingTeamsProps) {
  return (
    <Alert.Root status="warning" borderRadius="xl" alignItems="start">
      <Alert.Indicator />
      <Stack gap="3" align="start" flex="1">
        <Text>{warning}</Text>
        <Button variant="outline" bg="bg.panel" onClick={onPickTeams}>
          Pick teams first
        </Button>
      </Stack>
    </Alert.Root>
  );
}
