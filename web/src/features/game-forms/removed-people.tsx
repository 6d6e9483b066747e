import { Button, HStack, List } from '@chakra-ui/react';
import type { Game, Uid } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { PersonName } from '../../ui/person.tsx';
import { SettingsPanel } from '../../ui/settings-panel.tsx';
import { saveOrToast, toastSuccess } from '../../ui/toasts.ts';

export function RemovedPeople({ game }: { readonly game: Game }) {
  const removed = Object.entries(game.removed).toSorted(([, a], [, b]) => a.localeCompare(b));
  if (removed.length === 0) return null;
  const letIn = async (uid: Uid, name: string) => {
    const call = callApi('letInAgain', { params: { gameId: game.id, uid } });
    if (await saveOrToast(call, `Couldn't let ${name} back in`)) toastSuccess(`${name} can join again`);
  };
  return (
    <SettingsPanel title="Removed players" help="They can't see or join the game.">
      <List.Root listStyle="none" gap="2">
        {removed.map(([uid, name]) => (
          <List.Item key={uid}>
            <HStack justify="space-between" gap="3">
              <PersonName name={name} fontWeight="600" />
              <Button variant="outline" size="sm" minH="touch" onClick={() => void letIn(uid, name)}>
                Let back in
              </Button>
            </HStack>
          </List.Item>
        ))}
      </List.Root>
    </SettingsPanel>
  );
}
