import { Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ApiData } from '../../hooks/use-api-data.ts';
import { FormError, FormField } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import type { GameToLeave } from './games-to-leave.ts';

/** Uid of the chosen successor by game id. An empty string means undecided. */
export type Successors = Readonly<Record<string, string>>;

export function successorOf({ gameId, nextOrganiser }: GameToLeave, chosen: Successors): string {
  return chosen[gameId] ?? nextOrganiser ?? '';
}

export interface SuccessorFieldsProps {
  readonly games: ApiData<readonly GameToLeave[]>;
  readonly chosen: Successors;
  readonly onChange: (chosen: Successors) => void;
}

export function SuccessorFields({ games, chosen, onChange }: SuccessorFieldsProps) {
  if (games.status === 'loading') return <Skeleton h="6" />;
  if (games.status === 'error') return <FormError message={games.message} />;
  if (games.data.length === 0) return null;
  return (
    <Stack gap="3" role="group" aria-label="Who takes over?">
      <Text fontWeight="600">Who takes over?</Text>
      {games.data.map((game) => (
        <FormField
          key={game.gameId}
          label={game.name}
          help={successorOf(game, chosen) === '' && "We'll ask the player who's been there longest."}
        >
          <Select
            value={successorOf(game, chosen)}
            options={[
              ...game.candidates.map(({ uid, name }) => [uid, name] as const),
              ...(game.nextOrganiser === null ? [['', 'Not decided'] as const] : []),
            ]}
            onChange={(event) => onChange({ ...chosen, [game.gameId]: event.currentTarget.value })}
          />
        </FormField>
      ))}
    </Stack>
  );
}
