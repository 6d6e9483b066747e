import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { begunSeasons, type Champion, type Game, isOver, plural, type SeasonSpan } from '@fives/domain';
import { Fragment } from 'react';
import { LuTrophy } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { ALL_TIME } from '../../config/paths.ts';
import { useNow } from '../../hooks/use-environment.ts';
import { Select } from '../../ui/form.tsx';

interface SeasonChoiceProps {
  readonly game: Game;
  /** Null for all time. */
  readonly season: SeasonSpan | null;
}

/**
 * Lets the viewer choose the season in the address, and shows champions. Renders nothing if no season has begun. A
 * running season shows the champions of the previous season.
 */
export function SeasonChoice({ game, season }: SeasonChoiceProps) {
  const now = useNow();
  const [, setSearch] = useSearchParams();
  const begun = begunSeasons(game.seasons, now);
  if (begun.length === 0) return null;
  const choose = (id: string) =>
    setSearch((search) => {
      search.set('season', id);
      return search;
    });
  return (
    <Stack gap="3">
      <Box width={{ base: 'full', sm: '72' }} minH="touch">
        <Select
          aria-label="Season"
          value={season?.id ?? ALL_TIME}
          options={[...begun.map(({ id, name }) => [id, name] as const), [ALL_TIME, 'All time']]}
          onChange={({ target }) => choose(target.value)}
        />
      </Box>
      {seasonsWithChampions(begun, season, now).map((finished) => (
        <Champions key={finished.id} season={finished} champions={game.champions[finished.id] ?? []} />
      ))}
    </Stack>
  );
}

function seasonsWithChampions(
  begun: readonly SeasonSpan[],
  season: SeasonSpan | null,
  now: Date,
): readonly SeasonSpan[] {
  const finished = begun.filter((span) => isOver(span, now));
  if (season === null) return finished;
  return finished.filter(({ from }) => from <= season.from).slice(0, 1);
}

interface ChampionsProps {
  readonly season: SeasonSpan;
  readonly champions: readonly Champion[];
}

function Champions({ season, champions }: ChampionsProps) {
  const [firstChampion] = champions;
  if (firstChampion === undefined) return null;
  return (
    <Flex layerStyle="panel" px="4" py="3" gap="3" align="center">
      <Flex color="brand.fg" fontSize="2xl" flexShrink="0" aria-hidden="true">
        <LuTrophy />
      </Flex>
      <Text overflowWrap="anywhere" minW="0">
        {champions.length === 1 ? 'Champion of ' : 'Champions of '}
        <bdi>{season.name}</bdi>
        {': '}
        <strong>
          {champions.map(({ uid, name, isGuest }, at) => (
            <Fragment key={uid}>
              {at > 0 && (at === champions.length - 1 ? ' and ' : ', ')}
              <bdi>{name}</bdi>
              {isGuest && ' (guest)'}
            </Fragment>
          ))}
        </strong>
        {`, ${plural(firstChampion.points, 'point')}`}
      </Text>
    </Flex>
  );
}
