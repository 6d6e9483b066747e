import { Button } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { useState } from 'react';
import { useLinkedDialog } from '../../hooks/use-linked-dialog.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { ActionPanel } from '../../ui/settings-panel.tsx';

const CancelSheet = lazyPart(async () => (await import('./cancel-sheet.tsx')).CancelSheet);

const LINKED_DIALOGS = ['call-off', 'bring-back'] as const;

export function CancelPanel({ instance }: { readonly instance: GameInstance }) {
  const linkedDialog = useLinkedDialog(LINKED_DIALOGS);
  const [isAsking, setAsking] = useState(linkedDialog !== null);
  const isCancelled = instance.status === 'CANCELLED';
  return (
    <ActionPanel
      title={isCancelled ? 'Back on?' : 'Need to cancel?'}
      help={
        isCancelled
          ? "You can put it back on before kick-off. Everyone's replies are kept."
          : 'You can put a cancelled game back on before kick-off.'
      }
    >
      <Button
        variant="outline"
        alignSelf="start"
        {...(!isCancelled && { borderColor: 'border.error', color: 'fg.error' })}
        onClick={() => setAsking(true)}
      >
        {isCancelled ? 'Put this game back on' : 'Cancel this game'}
      </Button>
      {isAsking && <CancelSheet instance={instance} close={() => setAsking(false)} />}
    </ActionPanel>
  );
}
