import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { MessagePanel } from './message-panel.tsx';

/** What everybody but the organiser sees of an organiser's screen. */
export function OrganiserOnly({ to }: { readonly to: string }) {
  return (
    <MessagePanel level="h1" title="For the organiser" text="Only the organiser of this game can change it.">
      <Button asChild>
        <Link to={to}>to game</Link>
      </Button>
    </MessagePanel>
  );
}
