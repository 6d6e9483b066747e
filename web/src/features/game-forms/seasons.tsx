import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { formatInZone, type Game, pointsText, runningSeason } from '@fives/domain';
import { useState } from 'react';
import { useNow } from '../../hooks/use-now.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { SettingsPanel } from '../../ui/settings-panel.tsx';
import type { SeasonDialog } from './season-sheets.tsx';

const SeasonSheets = lazyPart(async () => (await import('./season-sheets.tsx')).SeasonSheets);

const DAY_FORMAT = 'd MMMM yyyy';

export function Seasons({ game }: { readonly game: Game }) {
  const [dialog, setDialog] = useState<SeasonDialog | null>(null);
  const running = runningSeason(game.seasons, useNow());
  return (
    <>
      <SettingsPanel
        title="Seasons"
        help="Each season has its own leaderboard. The leader when the next one starts is champion."
      >
        {game.seasons.length > 0 && (
          <Stack as="ul" listStyleType="none" gap="2">
            {game.seasons.toReversed().map((season) => (
              <HStack as="li" key={season.id} justify="space-between" gap="3" wrap="wrap">
                <Box flex="1 1 8rem" minW="0" overflowWrap="anywhere">
                  <Text as="span" fontWeight="600">
                    <bdi>{season.name}</bdi>
                  </Text>
                  <Text as="span" color="fg.muted">
                    {` from ${formatInZone(season.from, game.timeZone, DAY_FORMAT)}`}
                    {season.id === running?.id && ' · current'}
                  </Text>
                </Box>
                <Button
                  variant="outline"
                  size="sm"
                  minH="touch"
                  aria-label={`Rename ${season.name}`}
                  onClick={() => setDialog({ renamedSeasonId: season.id })}
                >
                  Rename
                </Button>
              </HStack>
            ))}
          </Stack>
        )}
        <Button variant="outline" alignSelf="start" onClick={() => setDialog('season')}>
          Start a new season
        </Button>
      </SettingsPanel>
      <SettingsPanel title="Points" help={pointsText(game.points)}>
        <Button variant="outline" alignSelf="start" onClick={() => setDialog('points')}>
          Change the points
        </Button>
      </SettingsPanel>
      {dialog && <SeasonSheets game={game} dialog={dialog} close={() => setDialog(null)} />}
    </>
  );
}
