import { Button } from '@chakra-ui/react';
import { can, type Game, NO_PAUSE, pauseText } from '@fives/domain';
import { LuPause } from 'react-icons/lu';
import { saveGameSettings } from '../../db/games.ts';
import { useActor } from '../../session/session.ts';
import { PlainCard } from '../../ui/cards.tsx';
import { saveOrToast } from '../../ui/toasts.ts';

export interface PauseNoteProps {
  readonly game: Game;
  readonly now: Date;
}

export function PauseNote({ game, now }: PauseNoteProps) {
  const actor = useActor();
  const pausedText = pauseText(game, now);
  if (pausedText === null) return null;
  const resume = () =>
    void saveOrToast(saveGameSettings(game.id, game, actor, NO_PAUSE), "Couldn't resume the game");
  return (
    <PlainCard icon={<LuPause />} title={pausedText} text="No new games, invites or reminders until then.">
      {can(actor, 'editGame', game) && (
        <Button variant="outline" onClick={resume}>
          Resume now
        </Button>
      )}
    </PlainCard>
  );
}
