import { Alert, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { type FairTeamsInput, impossibleText, type TeamMoves, type Uid } from '@fives/domain';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import { Chance } from '../fair/chance.tsx';
import { type FairChoiceSettings, type FairSettings, useFairTeamsInput } from '../fair/forecast.ts';
import type { TeamsView } from '../team-lists.ts';
import { offerRepair, type RepairOffer } from './offer-repair.ts';

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
          {repair.forecast ? (
            <Chance forecast={repair.forecast} looks={view.looks} now={repair.forecast.before} />
          ) : (
            <Text color="fg.muted" fontSize="sm">
              Not enough games yet to predict the result. This only keeps the numbers even.
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

/** A search takes about 20 ms for 10 people and 50 ms for 20. */
function useRepair(input: FairTeamsInput | null, { preset, locks, seed }: FairChoiceSettings) {
  const repair = useMemo(
    () => input && offerRepair(input, { preset, locks, seed }),
    [input, preset, locks, seed],
  );
  const [firstKey, setFirstKey] = useState<string | null>(null);
  if (firstKey === null && repair?.kind === 'found') setFirstKey(repair.key);
  // True if an earlier offer was for other teams or players.
  const isRenewed = firstKey !== null && repair?.kind === 'found' && repair.key !== firstKey;
  return { repair, isRenewed };
}
