import { Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import type { Team } from '@fives/domain';
import { useState } from 'react';
import { ImportGroup } from '../../shared/import/import-group.tsx';
import { dayText, type FoundGame, numberText, scoreText } from './results-text.ts';

const SHOWN_AT_FIRST = 20;

interface GamesFoundProps {
  readonly games: readonly FoundGame[];
  /** Lines of games that are not imported. */
  readonly skipped: ReadonlySet<number>;
}

export function GamesFound({ games, skipped }: GamesFoundProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? games : games.slice(0, SHOWN_AT_FIRST);
  return (
    <Stack gap="3">
      <ImportGroup label="Games" count={games.length}>
        {shown.map((game, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have several games, and the list never changes order.
          <List.Item key={at}>
            <GameFound game={game} isSkipped={skipped.has(game.line)} />
          </List.Item>
        ))}
      </ImportGroup>
      {shown.length < games.length && (
        <Button variant="outline" alignSelf="center" onClick={() => setAll(true)}>
          Show all {numberText(games.length)}
        </Button>
      )}
    </Stack>
  );
}

function GameFound({ game, isSkipped }: { readonly game: FoundGame; readonly isSkipped: boolean }) {
  return (
    <>
      <Flex justify="space-between" wrap="wrap" columnGap="3" color="fg.muted" fontSize="sm">
        <Text>
          {dayText(game.date)}
          {isSkipped && ' · skipped'}
        </Text>
        <Text fontWeight="600" fontVariantNumeric="tabular-nums">
          {scoreText(game)}
        </Text>
      </Flex>
      <Text overflowWrap="anywhere" {...(isSkipped && { color: 'fg.muted' })}>
        <TeamNames game={game} team="TEAM_A" names={game.teamA} /> v{' '}
        <TeamNames game={game} team="TEAM_B" names={game.teamB} />
      </Text>
    </>
  );
}

interface TeamNamesProps {
  readonly game: FoundGame;
  readonly team: Team;
  readonly names: readonly string[];
}

function TeamNames({ game, team, names }: TeamNamesProps) {
  return (
    <Text as="bdi" {...(game.winningTeam === team && { fontWeight: '600' })}>
      {names.join(', ')}
    </Text>
  );
}
