import { Alert, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import {
  chanceText,
  type FairTeamsInput,
  type Forecast,
  findRepair,
  type ImpossibleReason,
  ImpossibleTeamsError,
  impossibleText,
  type LineUp,
  lineUpOf,
  predictChance,
  repairRequest,
  type TeamChange,
  type TeamMoves,
  toQueue,
  type Uid,
} from '@fives/domain';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import { Chance } from '../fair/chance.tsx';
import {
  type FairChoiceSettings,
  type FairSettings,
  shownRating,
  toFairChoice,
  useFairTeamsInput,
} from '../fair/forecast.ts';
import type { TeamsView } from '../team-lists.ts';

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
  const { repair, isRenewed } = useRepair(live?.input ?? null, fairSettings);
  if (live === null || (repair?.kind === 'none' && !cause.isHalfTime)) return null;
  if (repair === null) return skeleton;
  return (
    <Stack as="section" aria-labelledby={titleId} layerStyle="panel" gap="3" p="4" align="start" minW="0">
      <Stack gap="1">
        <Heading as="h2" id={titleId} textStyle="title" fontSize="lg">
          {repair.kind === 'none' ? 'No change needed' : 'Suggested change'}
        </Heading>
        <Text overflowWrap="anywhere">{causeText(cause, repair, view)}</Text>
        <Text role="status" fontWeight="600">
          {isRenewed && 'The teams have changed, so this is a new suggestion.'}
        </Text>
      </Stack>
      {repair.kind === 'none' && (
        <Text>
          Going by this score and all earlier results, no swap would make the second half more even.
        </Text>
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
          {repair.forecast ? (
            <Chance forecast={repair.forecast} looks={view.looks} now={repair.forecast.before} />
          ) : (
            <Text color="fg.muted" fontSize="sm">
              Not enough games yet to predict the result.
            </Text>
          )}
          <Button onClick={() => onApply(movesOf(repair))}>
            {repair.joins.length + repair.moves.length === 1 ? 'Make this change' : 'Make these changes'}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** At half-time, returns text such as '6–1 at half-time. Swap Mikey and Rita: chance to win 62–38 → 49–51'. */
function causeText({ text, isHalfTime }: RepairCause, repair: RepairState, { nameOf }: TeamsView): string {
  const forecast = repair.kind === 'found' ? repair.forecast : null;
  if (!isHalfTime || repair.kind !== 'found' || forecast === null || forecast.before === null) return text;
  const names = repair.moves.map(({ uid }) => nameOf(uid));
  const isSwap = new Set(repair.moves.map(({ to }) => to)).size === 2 && names.length === 2;
  const change = isSwap ? `Swap ${names.join(' and ')}` : `Move ${names.join(', ')}`;
  return `${text} ${change}: chance to win ${chanceText(forecast.before)} → ${chanceText(forecast.chanceA)}`;
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

function movesOf({ joins, moves }: RepairOffer): TeamMoves {
  return new Map([...joins, ...moves].map(({ uid, to }) => [uid, to]));
}

/** `isRenewed` is true if an earlier offer was for other teams or players. A search takes up to 50 ms for 20 people. */
function useRepair(input: FairTeamsInput | null, { preset, locks, seed }: FairChoiceSettings) {
  const repair = useMemo(
    () => input && offerRepair(input, { preset, locks, seed }),
    [input, preset, locks, seed],
  );
  const key = repair?.kind === 'found' ? repair.key : null;
  const [firstKey, setFirstKey] = useState(key);
  if (firstKey !== key && (firstKey === null || key === null)) setFirstKey(key);
  return { repair, isRenewed: firstKey !== key };
}

interface RepairForecast extends Forecast {
  /** Chance of team A before the repair. Null while a team is empty. */
  readonly before: number | null;
}

interface RepairOffer {
  readonly kind: 'found';
  readonly joins: readonly TeamChange[];
  readonly moves: readonly TeamChange[];
  /** Null before the first result. */
  readonly forecast: RepairForecast | null;
  /** Changes when a player joins, leaves or changes team. */
  readonly key: string;
}

export type RepairState =
  | RepairOffer
  | { readonly kind: 'none' }
  | { readonly kind: 'impossible'; readonly reason: ImpossibleReason };

/** Uses the same ratings and rules as a pick of fair teams. */
export function offerRepair(input: FairTeamsInput, settings: FairChoiceSettings): RepairState {
  const request = repairRequest(input, toFairChoice(settings));
  if (request.players.length < 2) return { kind: 'none' };
  try {
    const { joins, moves, ...teams } = findRepair(request);
    if (joins.length + moves.length === 0) return { kind: 'none' };
    return { kind: 'found', joins, moves, forecast: forecastOf(input, teams), key: repairKey(input) };
  } catch (error) {
    if (error instanceof ImpossibleTeamsError) return { kind: 'impossible', reason: error.reason };
    console.error('The search for a repair failed', error);
    return { kind: 'none' };
  }
}

export function repairKey({ instance, people }: Pick<FairTeamsInput, 'instance' | 'people'>): string {
  const queue = toQueue(people, instance);
  return queue.playing
    .map(({ uid, team }) => `${uid} ${team}`)
    .toSorted()
    .join();
}

function forecastOf(input: FairTeamsInput, after: LineUp): RepairForecast | null {
  const now = lineUpOf(input.people);
  const rating = shownRating(input);
  if (rating === null) return null;
  const isTeamEmpty = now.teamA.length === 0 || now.teamB.length === 0;
  return { ...predictChance(rating, after), before: isTeamEmpty ? null : predictChance(rating, now).chanceA };
}
