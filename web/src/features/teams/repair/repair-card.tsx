import { Alert, Button, Heading, HStack, Icon, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { chanceText, type FairTeamsInput, impossibleText, type TeamMoves, type Uid } from '@fives/domain';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { LuArrowRight } from 'react-icons/lu';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import {
  CONFIDENCE_TEXT,
  type FairChoiceSettings,
  type FairSettings,
  useFairTeamsInput,
} from '../fair/forecast.ts';
import type { TeamLooks, TeamsView } from '../team-lists.ts';
import {
  offerRepair,
  type RepairForecast,
  type RepairOffer,
  type RepairState,
  repairKey,
} from './offer-repair.ts';

/** Why the teams may need a change. */
export interface RepairCause {
  readonly text: string;
  readonly isHalfTime: boolean;
}

export interface RepairCardProps {
  readonly view: TeamsView;
  readonly uid: Uid;
  readonly cause: RepairCause;
  readonly fairSettings: FairSettings;
  readonly onApply: (moves: TeamMoves) => void;
  readonly skeleton: ReactNode;
}

export function RepairCard({ view, uid, cause, fairSettings, onApply, skeleton }: RepairCardProps) {
  const titleId = useId();
  const live = useFairTeamsInput(view, uid);
  const { repair, isRenewed, isCurrent } = useRepair(live?.input ?? null, fairSettings);
  if (live === null || (repair.kind === 'none' && !cause.isHalfTime)) return null;
  if (repair.kind === 'searching') return skeleton;
  return (
    <Stack as="section" aria-labelledby={titleId} layerStyle="panel" gap="3" p="4" align="start" minW="0">
      <Stack gap="1">
        <Heading as="h2" id={titleId} textStyle="title" fontSize="lg">
          {repair.kind === 'none' ? 'No change needed' : 'Suggested change'}
        </Heading>
        <Text overflowWrap="anywhere">{cause.text}</Text>
        <Text role="status" fontWeight="600">
          {isRenewed && 'The teams have changed, so this is a new suggestion.'}
        </Text>
      </Stack>
      {repair.kind === 'none' && (
        <Text>Going by all results so far, no swap would make the teams clearly more even.</Text>
      )}
      {repair.kind === 'impossible' && (
        <Alert.Root status="warning" borderRadius="xl" alignItems="start">
          <Alert.Indicator />
          <Alert.Title overflowWrap="anywhere">{impossibleText(repair.reason, view.nameOf)}</Alert.Title>
        </Alert.Root>
      )}
      {repair.kind === 'found' && (
        <>
          <Steps offer={repair} view={view} />
          <Chances forecast={repair.forecast} looks={view.looks} />
          <Button disabled={!isCurrent} onClick={() => onApply(movesOf(repair))}>
            {repair.joins.length + repair.moves.length === 1 ? 'Make this change' : 'Make these changes'}
          </Button>
        </>
      )}
    </Stack>
  );
}

function Steps({
  offer,
  view: { looks, nameOf },
}: {
  readonly offer: RepairOffer;
  readonly view: TeamsView;
}) {
  const steps = [
    ...offer.joins.map((change) => ({ ...change, verb: 'joins' })),
    ...offer.moves.map((change) => ({ ...change, verb: 'moves to' })),
  ];
  return (
    <Stack as="ul" gap="1.5" listStyleType="none">
      {steps.map(({ uid, to, verb }) => (
        <HStack as="li" key={uid} gap="2" align="start">
          <BibIcon colour={looks[to].colour} size="6" />
          <Text overflowWrap="anywhere">
            <Text as="bdi" fontWeight="600">
              {nameOf(uid)}
            </Text>
            {` ${verb} `}
            <bdi>{looks[to].name}</bdi>
          </Text>
        </HStack>
      ))}
    </Stack>
  );
}

interface ChancesProps {
  readonly forecast: RepairForecast | null;
  readonly looks: TeamLooks;
}

function Chances({ forecast, looks }: ChancesProps) {
  if (forecast === null) {
    return (
      <Text color="fg.muted" fontSize="sm">
        Not enough games yet to predict the result. This only keeps the numbers even.
      </Text>
    );
  }
  const { before, after, confidence } = forecast;
  return (
    <Stack gap="1">
      <HStack gap="2" aria-hidden="true" textStyle="score" fontSize="2xl">
        <BibIcon colour={looks.TEAM_A.colour} size="5" />
        {before !== null && (
          <>
            <Text as="span" color="fg.muted">
              {chanceText(before)}
            </Text>
            <Icon size="sm" color="fg.muted">
              <LuArrowRight />
            </Icon>
          </>
        )}
        <span>{chanceText(after)}</span>
        <BibIcon colour={looks.TEAM_B.colour} size="5" />
      </HStack>
      <VisuallyHidden>
        {`Predicted ${chanceText(after)}${before === null ? '' : `, now ${chanceText(before)}`}: ${looks.TEAM_A.name} against ${looks.TEAM_B.name}. A draw counts half.`}
      </VisuallyHidden>
      <Text color="fg.muted" fontSize="sm">
        {CONFIDENCE_TEXT[confidence]}
      </Text>
    </Stack>
  );
}

function movesOf({ joins, moves }: RepairOffer): TeamMoves {
  return new Map([...joins, ...moves].map(({ uid, to }) => [uid, to]));
}

interface ShownRepair {
  readonly repair: RepairState;
  /** True if an earlier offer was for other teams or players. */
  readonly isRenewed: boolean;
}

/**
 * Searches for a repair again when the teams, the players or the rules change. A search takes up to 100 ms for 22
 * people, so the search starts after the render.
 */
function useRepair(input: FairTeamsInput | null, { preset, locks, seed }: FairChoiceSettings) {
  const [shown, setShown] = useState<ShownRepair>({ repair: { kind: 'searching' }, isRenewed: false });
  useEffect(() => {
    if (input === null) return;
    const timer = setTimeout(() => {
      const repair = offerRepair(input, { preset, locks, seed });
      setShown((previous) => ({ repair, isRenewed: isRenewedAfter(previous, repair) }));
    });
    return () => clearTimeout(timer);
  }, [input, preset, locks, seed]);
  const { repair } = shown;
  // False between a change and the end of the new search.
  const isCurrent = repair.kind === 'found' && input !== null && repair.key === repairKey(input);
  return { ...shown, isCurrent };
}

export function isRenewedAfter(previous: ShownRepair, next: RepairState): boolean {
  if (next.kind !== 'found' || previous.repair.kind !== 'found') return false;
  return previous.isRenewed || previous.repair.key !== next.key;
}
