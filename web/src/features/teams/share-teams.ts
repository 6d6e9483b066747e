import { type GameInstance, type PlayerInstance, teamsText } from '@fives/domain';
import { inviteLink } from '../../config/paths.ts';
import { ownTimeZone } from '../../lib/own-zone.ts';
import { shareOrCopy } from '../../lib/share.ts';

interface SharedTeams {
  /** For the group's own chat, with the link at the end. */
  readonly text: string;
  /** Sends the line-ups, or the result, wherever the device shares to. */
  readonly share: () => void;
}

/** What is sent to the group of an instance's teams. The link opens for everybody in it. */
export function shareTeams(instance: GameInstance, people: readonly PlayerInstance[]): SharedTeams {
  const text = teamsText({ instance, people, senderZone: ownTimeZone() });
  const url = inviteLink(instance.id, instance.game.inviteKey);
  return {
    text: `${text}\n${url}`,
    share: () => void shareOrCopy({ title: instance.game.name, text, url }),
  };
}
