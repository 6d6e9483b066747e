import {
  Alert,
  Button,
  HStack,
  Icon,
  IconButton,
  SimpleGrid,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import {
  chanceText,
  compareNames,
  type FairTeamsInput,
  fairTeamsRequest,
  hasSameTeams,
  type ImpossibleReason,
  ImpossibleTeamsError,
  impossibleText,
  type LineUp,
  PRESET_NAMES,
  type PresetName,
  pickFairTeams,
  predictChance,
  type Rating,
  type Uid,
} from '@fives/domain';
import { useMemo, useState } from 'react';
import { LuArrowLeftRight, LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { PersonName } from '../../../ui/person.tsx';
import type { TeamLook, TeamLooks } from '../team-lists.ts';
import {
  type FairChoiceSettings,
  type FairSettings,
  type LiveFairTeamsInput,
  toFairChoice,
} from './forecast.ts';

type FairOptions =
  | { readonly kind: 'found'; readonly teams: readonly LineUp[] }
  | { readonly kind: 'impossible'; readonly reason: ImpossibleReason };

/**
 * Returns the teams that the server would pick with the same settings, best first. A search takes about 20 ms for 10
 * people and 50 ms for 20.
 */
function findFairOptions(input: FairTeamsInput, settings: FairChoiceSettings): FairOptions {
  try {
    const best = pickFairTeams(fairTeamsRequest(input, toFairChoice(settings)));
    return { kind: 'found', teams: [best, ...best.alternatives] };
  } catch (error) {
    if (error instanceof ImpossibleTeamsError) return { kind: 'impossible', reason: error.reason };
    console.error('The search for fair teams failed', error);
    return { kind: 'found', teams: [] };
  }
}

export interface OtherTeamsProps {
  readonly live: LiveFairTeamsInput;
  readonly rating: Rating;
  readonly nameOf: (uid: Uid) => string;
  readonly teams: LineUp;
  readonly looks: TeamLooks;
  readonly fairSettings: FairSettings;
}

const CHOICES: Record<PresetName, { readonly label: string; readonly help: string }> = {
  'mix-it-up': { label: 'Mix it up', help: 'More variety, slightly less even.' },
  balanced: { label: 'Balanced', help: 'Even, with some variety.' },
  fairest: {
    label: 'Fairest',
    help: 'As even as possible, even if the same people play together.',
  },
};

export function OtherTeams({ live, fairSettings, ...shown }: OtherTeamsProps) {
  const { input, isPending } = live;
  const { preset, locks, seed, setPreset, isPicking, pickAlternative } = fairSettings;
  const options = useMemo(
    () => findFairOptions(input, { preset, locks, seed }),
    [input, preset, locks, seed],
  );
  return (
    <Stack gap="3" maxW="xl">
      <Choice
        label="Kind of fair teams"
        isLabelHidden
        help={CHOICES[preset].help}
        choices={PRESET_NAMES.map((name) => ({ value: name, label: CHOICES[name].label }))}
        value={preset}
        onChange={(value) => setPreset(PRESET_NAMES.find((name) => name === value) ?? preset)}
      />
      {options.kind === 'impossible' && (
        <Alert.Root status="warning" borderRadius="xl" alignItems="start">
          <Alert.Indicator />
          <Alert.Title overflowWrap="anywhere">{impossibleText(options.reason, shown.nameOf)}</Alert.Title>
        </Alert.Root>
      )}
      {options.kind === 'found' && options.teams.length > 0 && (
        <Options options={options.teams} {...shown} isBusy={isPending || isPicking} onUse={pickAlternative} />
      )}
    </Stack>
  );
}

interface OptionsProps extends Omit<OtherTeamsProps, 'live' | 'fairSettings'> {
  readonly options: readonly LineUp[];
  /** True while the server is picking or lacks the newest notes. */
  readonly isBusy: boolean;
  readonly onUse: (alternative: number) => void;
}

function Options({ rating, options, teams, looks, nameOf, isBusy, onUse }: OptionsProps) {
  const [chosen, setChosen] = useState({ options, at: -1 });
  const current = options.findIndex((option) => hasSameTeams(option, teams));
  // Starts at the current teams, if found.
  const isChosen = chosen.options === options && chosen.at >= 0;
  const at = isChosen ? chosen.at : Math.max(0, current);
  const choose = (next: number) => setChosen({ options, at: next });
  const option = options[at];
  if (option === undefined) return null;
  const chance = chanceText(predictChance(rating, option).chanceA);
  return (
    <Stack gap="3">
      <HStack gap="2">
        <StepButton label="Previous teams" isAtEnd={at === 0} onClick={() => choose(at - 1)}>
          <LuChevronLeft />
        </StepButton>
        <Text flex="1" textAlign="center" fontWeight="600" aria-live="polite">
          {`Fair teams ${at + 1} of ${options.length}: ${chance}`}
        </Text>
        <StepButton label="Next teams" isAtEnd={at === options.length - 1} onClick={() => choose(at + 1)}>
          <LuChevronRight />
        </StepButton>
      </HStack>
      {at === current ? (
        <Text color="fg.muted" textAlign="center">
          Current teams
        </Text>
      ) : (
        <>
          <LineUpPreview option={option} currentTeams={teams} {...{ looks, nameOf }} />
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

interface LineUpPreviewProps {
  readonly option: LineUp;
  readonly currentTeams: LineUp;
  readonly looks: TeamLooks;
  readonly nameOf: (uid: Uid) => string;
}

function LineUpPreview({ option, currentTeams, looks, nameOf }: LineUpPreviewProps) {
  return (
    <SimpleGrid columns={2} gap="4">
      <PreviewTeam look={looks.TEAM_A} uids={option.teamA} before={currentTeams.teamA} nameOf={nameOf} />
      <PreviewTeam look={looks.TEAM_B} uids={option.teamB} before={currentTeams.teamB} nameOf={nameOf} />
    </SimpleGrid>
  );
}

interface PreviewTeamProps {
  readonly look: TeamLook;
  readonly uids: readonly Uid[];
  readonly before: readonly string[];
  readonly nameOf: (uid: Uid) => string;
}

function PreviewTeam({ look, uids, before, nameOf }: PreviewTeamProps) {
  const rows = uids
    .map((uid) => ({ uid, name: nameOf(uid), isNew: !before.includes(uid) }))
    .toSorted(compareNames);
  return (
    <Stack gap="1" minW="0">
      <HStack gap="2" minW="0">
        <BibIcon colour={look.colour} size="5" />
        <Text fontWeight="600" overflowWrap="anywhere">
          <bdi>{look.name}</bdi>
        </Text>
      </HStack>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {rows.map(({ uid, name, isNew }) => (
          <HStack as="li" key={uid} gap="1.5" minW="0" fontWeight={isNew ? '600' : '400'}>
            <PersonName name={name} />
            {isNew && (
              <>
                <Icon size="xs" color="brand.fg">
                  <LuArrowLeftRight aria-hidden="true" />
                </Icon>
                <VisuallyHidden>changes sides</VisuallyHidden>
              </>
            )}
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}
