import { Button } from '@chakra-ui/react';
import { MessagePanel } from './message-panel.tsx';

const DENIED = 'permission-denied';

export interface ErrorPanelProps {
  readonly error: Error;
  /** h1 where the panel is all there is on the screen. */
  readonly level?: 'h1' | 'h2';
}

/** What a screen shows instead of data that could not be read. */
export function ErrorPanel({ error, level = 'h2' }: ErrorPanelProps) {
  if ('code' in error && error.code === DENIED) {
    return (
      <MessagePanel
        level={level}
        title="Members only"
        text="You need a place in this game to see this. Ask its organiser for an invite."
      />
    );
  }
  return (
    <MessagePanel
      level={level}
      title="That did not load"
      text="Something went wrong on the way. Try once more."
    >
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </MessagePanel>
  );
}
