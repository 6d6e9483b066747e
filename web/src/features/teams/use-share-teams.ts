import type { GameInstance } from '@fives/domain';
import { inviteLink } from '../../config/paths.ts';
import { shareOrCopy } from '../../lib/share.ts';
import { teamsShareText } from './share-text.ts';
import type { Squads } from './squads.ts';

/** Sends the line-ups, or the result, wherever the device shares to. The link opens for everybody in the group. */
export function useShareTeams(instance: GameInstance, squads: Squads): () => void {
  return () =>
    void shareOrCopy({
      title: instance.game.name,
      text: teamsShareText(instance, squads),
      url: inviteLink(instance.id),
    });
}
