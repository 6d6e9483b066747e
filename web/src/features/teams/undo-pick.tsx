import { Button, Flex, Text } from '@chakra-ui/react';
import type { PlayerInstance, TeamMoves, TeamOrNone } from '@fives/domain';

export type TeamsBefore = ReadonlyMap<string, TeamOrNone>;

/** Returns the teams before a pick, or null if no one is in a team. */
export function teamsBefore(people: readonly PlayerInstance[]): TeamsBefore | null {
  if (people.every(({ team }) => team === 'NO_TEAM')) return null;
  return new Map(people.map(({ uid, team }) => [uid, team]));
}

/** Returns the moves that undo a pick. People who have said no since stay out, because a move would make it a yes. */
export function movesBack(before: TeamsBefore | null, people: readonly PlayerInstance[]): TeamMoves {
  if (before === null) return new Map();
  const moves = people
    .map((person) => ({ ...person, back: before.get(person.uid) ?? 'NO_TEAM' }))
    .filter(({ team, back, status }) => team !== back && (back === 'NO_TEAM' || status === 'PLAYING'));
  return new Map(moves.map(({ uid, back }) => [uid, back]));
}

export function UndoPick({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <Flex role="status" layerStyle="panel" p="4" gap="3" align="center">
      <Text flex="1">Teams changed</Text>
      <Button variant="outline" onClick={onUndo}>
        Undo
      </Button>
    </Flex>
  );
}
