import { NativeSelect } from '@chakra-ui/react';
import type { PlayerGameStats } from '@fives/domain';

export interface PlayerSelectProps {
  readonly players: readonly PlayerGameStats[];
  /** Who is chosen. */
  readonly uid: string;
  readonly onChange: (uid: string) => void;
}

/** Chooses whose form is drawn. */
export function PlayerSelect({ players, uid, onChange }: PlayerSelectProps) {
  return (
    <NativeSelect.Root width={{ base: 'full', sm: '56' }}>
      <NativeSelect.Field
        aria-label="Player"
        h="touch"
        borderRadius="xl"
        borderColor="border.control"
        fontSize="md"
        value={uid}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {players.map(({ playerId, name }) => (
          <option key={playerId} value={playerId}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
