import { Button } from '@chakra-ui/react';
import type { Game } from '@fives/domain';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import type { RatersSheetProps } from './raters-sheet.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const RatersSheet = lazyPart<RatersSheetProps>(async () => (await import('./raters-sheet.tsx')).RatersSheet);

/** Whom the organisers ask to say in private how good everybody is. */
export function Raters({ game }: { readonly game: Game }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsPanel
      title="Stars for fair teams"
      help="Fair teams go by the average of the stars that all organisers give. Members whom you ask give some in private, too."
    >
      <Button variant="outline" alignSelf="start" onClick={() => setIsOpen(true)}>
        Ask members for stars
      </Button>
      {isOpen && <RatersSheet game={game} close={() => setIsOpen(false)} />}
    </SettingsPanel>
  );
}
