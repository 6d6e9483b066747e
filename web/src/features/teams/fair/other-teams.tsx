import { Alert, Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import {
  chanceText,
  type ImpossibleReason,
  impossibleText,
  type LineUp,
  type LineUpWithForecast,
  type Team,
  type Uid,
} from '@fives/domain';
import { useState } from 'react';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { namesOf, type TeamLook } from '../team-lists.ts';
import type { FairSettings } from './fair-settings.ts';
import { isSameTeams } from './forecast.ts';
import { LineUpPreview } from './line-up-preview.tsx';
import { PresetSwitch } from './preset-switch.tsx';
import { useFairOptions } from './use-fair-options.ts';
import type { LiveFairTeamsInput } from './use-fair-teams-input.ts';

export interface OtherTeamsProps {
  readonly live: LiveFairTeamsInput;
  readonly teams: LineUp;
  readonly looks: Record<Team, TeamLook>;
  readonly wishes: FairSettings;
}

export function OtherTeams({ live, teams, looks, wishes }: OtherTeamsProps) {
  const { grounds, isPending } = live;
  const options = useFairOptions(grounds, wishes);
  const nameOf = namesOf(grounds.people);
  return (
    <Stack gap="3" maxW="xl">
      <PresetSwitch preset={wishes.preset} onChange={wishes.setPreset} />
      {options.kind === 'impossible' && <Impossible reason={options.reason} nameOf={nameOf} />}
      {options.kind === 'found' && options.teams.length > 0 && (
        <Options
          options={options.teams}
          {...{ teams, looks, nameOf }}
          isBusy={isPending || wishes.isPicking}
          onUse={wishes.use}
        />
      )}
    </Stack>
  );
}

interface ImpossibleProps {
  readonly reason: ImpossibleReason;
  readonly nameOf: (uid: Uid) => string;
}

function Impossible({ reason, nameOf }: ImpossibleProps) {
  return (
    <Alert.Root status="warning" borderRadius="xl" alignItems="start">
      <Alert.Indicator />
      <Alert.Title overflowWrap="anywhere">{impossibleText(reason, nameOf)}</Alert.Title>
    </Alert.Root>
  );
}

interface OptionsProps {
  readonly options: readonly LineUpWithForecast[];
  readonly teams: LineUp;
  readonly looks: Record<Team, TeamLook>;
  readonly nameOf: (uid: Uid) => string;
  /** True while a pick could differ from the preview. */
  readonly isBusy: boolean;
  readonly onUse: (alternative: number) => void;
}

function Options({ options, teams, looks, nameOf, isBusy, onUse }: OptionsProps) {
  const [chosen, setChosen] = useState({ options, at: -1 });
  const current = options.findIndex((option) => isSameTeams(option, teams));
  // New options start at the current teams if those are among them.
  const isChosen = chosen.options === options && chosen.at >= 0;
  const at = isChosen ? chosen.at : Math.max(0, current);
  const show = (next: number) => setChosen({ options, at: next });
  const option = options[at];
  if (option === undefined) return null;
  return (
    <Stack gap="3">
      <HStack gap="2">
        <StepButton label="Previous teams" isAtEnd={at === 0} onClick={() => show(at - 1)}>
          <LuChevronLeft />
        </StepButton>
        <Text flex="1" textAlign="center" fontWeight="600" aria-live="polite">
          {`Fair teams ${at + 1} of ${options.length}: ${chanceText(option.chanceA)}`}
        </Text>
        <StepButton label="Next teams" isAtEnd={at === options.length - 1} onClick={() => show(at + 1)}>
          <LuChevronRight />
        </StepButton>
      </HStack>
      {at === current ? (
        <Text color="fg.muted" textAlign="center">
          Current teams
        </Text>
      ) : (
        <>
          <LineUpPreview option={option} {...{ teams, looks, nameOf }} />
          <Button disabled={isBusy} onClick={() => onUse(at)}>
            Use these teams
          </Button>
        </>
      )}
    </Stack>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function StepButton({ label, isAtEnd, onClick, children }: StepButtonProps) {
  return (
    <IconButton variant="outline" aria-label={label} title={label} disabled={isAtEnd} onClick={onClick}>
      {children}
    </IconButton>
  );
}
