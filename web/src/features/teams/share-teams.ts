import { type GameInstance, type PlayerInstance, teamsText } from '@fives/domain';
import { inviteLink } from '../../config/paths.ts';
import { ownTimeZone } from '../../lib/own-zone.ts';
import { shareOrCopy } from '../../lib/share.ts';

interface SharedTeams {
  readonly text: string;
  readonly share: () => void;
}

export function shareTeams(instance: GameInstance, people: readonly PlayerInstance[]): SharedTeams {
  const text = teamsText({ instance, people, senderZone: ownTimeZone() });
  const url = inviteLink(instance.id, instance.game.inviteKey);
  return {
    text: `${text}\n${url}`,
    share: () => void shareOrCopy({ title: instance.game.name, text, url }),
  };
}
