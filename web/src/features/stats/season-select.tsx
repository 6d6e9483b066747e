import type { SeasonSpan } from '@fives/domain';
import { useSearchParams } from 'react-router-dom';
import { ALL_TIME } from '../../config/paths.ts';
import { Select } from '../../ui/form.tsx';

interface SeasonSelectProps {
  readonly seasons: readonly SeasonSpan[];
  readonly season: SeasonSpan | null;
}

export function SeasonSelect({ seasons, season }: SeasonSelectProps) {
  const [, setSearch] = useSearchParams();
  const choose = (id: string) =>
    setSearch((search) => {
      search.set('season', id);
      return search;
    });
  return (
    <Select
      aria-label="Season"
      value={season?.id ?? ALL_TIME}
      options={[...seasons.map(({ id, name }) => [id, name] as const), [ALL_TIME, 'All time']]}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
