import { Button } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { useState } from 'react';
import { useLinkedDialog } from '../../hooks/use-linked-dialog.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { ActionPanel } from '../../ui/settings-panel.tsx';

const CancelSheet = lazyPart(async () => (await import('./call-off-sheet.tsx')).CancelSheet);

const OPENED_AT_ONCE = ['call-off', 'bring-back'] as const;

export function CallOff({ instance }: { readonly instance: GameInstance }) {
  const asked = useLinkedDialog(OPENED_AT_ONCE);
  const [isAsking, setAsking] = useState(asked !== null);
  const isOff = instance.status === 'CANCELLED';
  return (
    <ActionPanel
      title={isOff ? 'Back on?' : 'Need to cancel?'}
      help={
        isOff
          ? "You can put it back on before kick-off. Everyone's replies are kept."
          : 'You can put a cancelled game back on before kick-off.'
      }
    >
      <Button
        variant="outline"
        alignSelf="start"
        {...(!isOff && { borderColor: 'border.error', color: 'fg.error' })}
        onClick={() => setAsking(true)}
      >
        {isOff ? 'Put this game back on' : 'Cancel this game'}
      </Button>
      {isAsking && <CancelSheet instance={instance} close={() => setAsking(false)} />}
    </ActionPanel>
  );
}
