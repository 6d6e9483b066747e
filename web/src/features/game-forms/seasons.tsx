import { Box, Button, HStack, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  formatInZone,
  type Game,
  MAX_POINTS,
  POINT_NAMES,
  type PointName,
  type Points,
  pointsSchema,
  pointsText,
  RUN_LENGTHS,
  runningSeason,
  type Season,
  type StartSeasonValues,
  seasonNameSchema,
  startSeasonFormSchema,
  TEXT_LIMITS,
} from '@fives/domain';
import { useState } from 'react';
import * as z from 'zod/mini';
import { callApi } from '../../api/client.ts';
import { callOrRefuse } from '../../api/refusal.ts';
import { updateGame } from '../../db/games.ts';
import { useKeyedBody } from '../../hooks/use-api.ts';
import { useNow } from '../../hooks/use-environment.ts';
import { FormSheet, TextField, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormField } from '../../ui/form.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

interface FormProps {
  readonly game: Game;
  readonly close: () => void;
}

const renameSchema = z.strictObject({ name: seasonNameSchema });

function SeasonForm({ game, close }: FormProps) {
  const [schema] = useState(() => startSeasonFormSchema(game, () => new Date()));
  const today = formatInZone(new Date(), game.timeZone, 'yyyy-MM-dd');
  const form = useCheckedForm(schema, { name: '', from: today });
  const keyedBodyOf = useKeyedBody(({ name, from }: StartSeasonValues) => ({
    name,
    from: from.toISOString(),
  }));
  const submit = (values: StartSeasonValues) =>
    callOrRefuse("Couldn't start the season", async () => {
      await callApi('startSeason', { params: { gameId: game.id }, ...keyedBodyOf(values) });
      close();
      toastSuccess(`${values.name} started`);
    });
  const lastSeason = game.seasons.at(-1);
  return (
    <FormSheet title="Start a new season" form={form} onSubmit={submit} onClose={close} button="Start season">
      <TextField
        form={form}
        name="name"
        label="Name"
        placeholder="Autumn 2026"
        maxLength={TEXT_LIMITS.seasonName}
      />
      <TextField
        form={form}
        name="from"
        label="First day"
        help={
          lastSeason
            ? `${lastSeason.name} ends the day before.`
            : 'Games from this day count, including any already played.'
        }
        type="date"
      />
    </FormSheet>
  );
}

function RenameForm({ game, season, close }: FormProps & { readonly season: Season }) {
  const form = useCheckedForm(renameSchema, { name: season.name });
  const submit = (body: z.output<typeof renameSchema>) =>
    callOrRefuse("Couldn't rename the season", async () => {
      await callApi('renameSeason', { params: { gameId: game.id, id: season.id }, body });
      close();
    });
  return (
    <FormSheet title="Rename season" form={form} onSubmit={submit} onClose={close} button="Save name">
      <TextField form={form} name="name" label="Name" maxLength={TEXT_LIMITS.seasonName} />
    </FormSheet>
  );
}

const POINT_LABELS: Record<PointName, string> = {
  win: 'A win',
  draw: 'A draw',
  loss: 'A loss',
  motm: 'Player of the match',
  num3InARow: `Every ${RUN_LENGTHS.num3InARow} wins in a row`,
  num5InARow: `Every ${RUN_LENGTHS.num5InARow} wins in a row`,
};

function PointsForm({ game, close }: FormProps) {
  const form = useCheckedForm<Points, Points>(pointsSchema, game.points);
  const { errors } = form.formState;
  const submit = (points: Points) =>
    callOrRefuse("Couldn't change the points", async () => {
      await updateGame(game.id, { points });
      close();
      toastSuccess('Points changed. Updating the leaderboards…');
    });
  return (
    <FormSheet title="Change the points" form={form} onSubmit={submit} onClose={close} button="Save points">
      <Text color="fg.muted">This recalculates every leaderboard, past seasons included.</Text>
      <SimpleGrid columns={2} gap="4" alignItems="end">
        {POINT_NAMES.map((name) => (
          <FormField key={name} label={POINT_LABELS[name]} error={errors[name]?.message}>
            <Input
              type="number"
              inputMode="numeric"
              min={0}
              max={MAX_POINTS}
              {...form.register(name, { valueAsNumber: true })}
            />
          </FormField>
        ))}
      </SimpleGrid>
    </FormSheet>
  );
}

const DAY_FORMAT = 'd MMMM yyyy';

export function Seasons({ game }: { readonly game: Game }) {
  const [dialog, setDialog] = useState<'season' | 'points' | Season | null>(null);
  const close = () => setDialog(null);
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
                  aria-label={`Rename ${season.name}`}
                  onClick={() => setDialog(season)}
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
      {dialog === 'season' && <SeasonForm game={game} close={close} />}
      {dialog === 'points' && <PointsForm game={game} close={close} />}
      {dialog !== null && typeof dialog === 'object' && (
        <RenameForm game={game} season={dialog} close={close} />
      )}
    </>
  );
}
