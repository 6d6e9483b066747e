import { HStack, Progress, Stack, Text } from '@chakra-ui/react';
import { type GameInstance, playingPercent } from '@fives/domain';
import { HealthWarning } from './health-warning.tsx';

export interface AttendanceProps {
  readonly instance: GameInstance;
  readonly now: Date;
}

/** How full a future game is, and a warning where it may not go ahead. */
export function Attendance({ instance, now }: AttendanceProps) {
  const { counts, game } = instance;
  const percent = playingPercent(counts, game.numberOfPlayers);
  return (
    <Stack gap="3">
      <Progress.Root value={percent} colorPalette="brand" size="md" shape="full">
        <HStack justify="space-between" mb="2">
          <Progress.Label fontSize="sm" color="fg.muted">
            {counts.playing} of {game.numberOfPlayers} playing
          </Progress.Label>
          <Text textStyle="score" fontSize="xl">
            {percent}%
          </Text>
        </HStack>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <HealthWarning
        startDateTime={instance.startDateTime}
        numberOfPlayers={game.numberOfPlayers}
        playing={counts.playing}
        now={now}
      />
    </Stack>
  );
}
