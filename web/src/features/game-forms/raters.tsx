import { Button } from '@chakra-ui/react';
import type { Game } from '@fives/domain';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { SettingsPanel } from '../../ui/settings-panel.tsx';

const RatersSheet = lazyPart(async () => (await import('./raters-sheet.tsx')).RatersSheet);

export function Raters({ game }: { readonly game: Game }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsPanel
      title="Player ratings"
      help="Fair teams use the organisers' average rating. You can ask players to rate each other too, in private."
    >
      <Button variant="outline" alignSelf="start" onClick={() => setIsOpen(true)}>
        Ask players to rate
      </Button>
      {isOpen && <RatersSheet game={game} close={() => setIsOpen(false)} />}
    </SettingsPanel>
  );
}
