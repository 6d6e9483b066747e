import { Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ApiData } from '../../hooks/use-api-data.ts';
import { FormError, FormField } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import type { GameToLeave } from './games-to-leave.ts';

/** Chosen successor by game id. An empty string means undecided. */
export type Successors = Readonly<Record<string, string>>;

export function successorOf({ gameId, next }: GameToLeave, chosen: Successors): string {
  return chosen[gameId] ?? next ?? '';
}

export interface SuccessorFieldsProps {
  readonly live: ApiData<readonly GameToLeave[]>;
  readonly chosen: Successors;
  readonly onChange: (chosen: Successors) => void;
}

export function SuccessorFields({ live, chosen, onChange }: SuccessorFieldsProps) {
  if (live.status === 'loading') return <Skeleton h="6" />;
  if (live.status === 'error') return <FormError message={live.message} />;
  if (live.data.length === 0) return null;
  return (
    <Stack gap="3" role="group" aria-label="Who takes over?">
      <Text fontWeight="600">Who takes over?</Text>
      {live.data.map((game) => (
        <FormField
          key={game.gameId}
          label={game.name}
          help={successorOf(game, chosen) === '' && "We'll ask the player who's been there longest."}
        >
          <Select
            value={successorOf(game, chosen)}
            options={[
              ...game.candidates.map(({ uid, name }) => [uid, name] as const),
              ...(game.next === null ? [['', 'Not decided'] as const] : []),
            ]}
            onChange={(event) => onChange({ ...chosen, [game.gameId]: event.currentTarget.value })}
          />
        </FormField>
      ))}
    </Stack>
  );
}
