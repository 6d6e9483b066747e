import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { chanceText, type PlayerInstance, type Team, type TeamMoves, type Uid } from '@fives/domain';
import { useId, useMemo } from 'react';
import { LuArrowLeftRight } from 'react-icons/lu';
import { PersonName } from '../../../ui/person.tsx';
import type { TeamsView } from '../team-lists.ts';
import { chanceAfter, shownRating, toTeams, useFairTeamsInput } from './forecast.ts';

interface SwapListProps {
  readonly view: TeamsView;
  readonly uid: Uid;
  readonly person: PlayerInstance;
  readonly otherTeam: Team;
  readonly onSwap: (candidate: PlayerInstance) => void;
}

export function SwapList({ view, uid, person, otherTeam, onSwap }: SwapListProps) {
  const { lists, looks } = view;
  const titleId = useId();
  const live = useFairTeamsInput(view, uid) ?? null;
  const rating = useMemo(() => live && shownRating(live.input), [live]);
  const teams = toTeams(lists);
  const chanceWith = (moves: TeamMoves) => rating && chanceAfter(rating, teams, moves);
  const move = [person.uid, otherTeam] as const;
  const moveChance = chanceWith(new Map([move]));
  const swaps = lists[otherTeam].map((candidate) => ({
    candidate,
    chance: chanceWith(new Map([move, [candidate.uid, person.team]])),
  }));
  if (swaps.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={titleId} gap="1">
      <HStack justify="space-between">
        <Heading as="h3" id={titleId} fontSize="md" fontWeight="600">
          Swap with
        </Heading>
        {swaps.some(({ chance }) => chance !== null) && (
          <Text color="fg.muted" fontSize="sm">
            chance after the swap
          </Text>
        )}
      </HStack>
      <Stack as="ul" gap="0" listStyleType="none">
        {swaps.map(({ candidate, chance }) => (
          <li key={candidate.uid}>
            <Button
              variant="ghost"
              width="full"
              px="2"
              py="1.5"
              justifyContent="flex-start"
              fontWeight="400"
              onClick={() => onSwap(candidate)}
            >
              <LuArrowLeftRight aria-hidden="true" />
              <PersonName name={candidate.name} flex="1" textAlign="start" />
              {chance !== null && (
                <Text as="span" fontVariantNumeric="tabular-nums" fontWeight="600">
                  {chanceText(chance)}
                </Text>
              )}
            </Button>
          </li>
        ))}
      </Stack>
      {moveChance !== null && (
        <Text color="fg.muted" fontSize="sm" px="2">
          If moved to <bdi>{looks[otherTeam].name}</bdi> without a swap: {chanceText(moveChance)}
        </Text>
      )}
    </Stack>
  );
}
