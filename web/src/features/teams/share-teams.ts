import {
  DISPLAY_FORMATS,
  type GameInstance,
  type PlayerInstance,
  resultText,
  sharedStart,
} from '@fives/domain';
import { inviteLink } from '../../config/paths.ts';
import { ownTimeZone } from '../../lib/own-zone.ts';
import { shareOrCopy } from '../../lib/share.ts';
import { type TeamLists, teamLooks } from './team-lists.ts';

/** What is sent to the group: the line-ups, and the result once it is in. */
export function teamsShareText(instance: GameInstance, lists: TeamLists, senderZone = ownTimeZone()): string {
  const { startDateTime, game } = instance;
  const result = resultText(instance);
  const looks = teamLooks(instance);
  const lines = [
    result === null ? 'Teams picked...' : 'Result in!...',
    `${game.name}, ${sharedStart({ startDateTime, timeZone: game.timeZone }, DISPLAY_FORMATS.teams, senderZone)}`,
    result,
    lineUp(looks.TEAM_A.name, lists.TEAM_A),
    lineUp(looks.TEAM_B.name, lists.TEAM_B),
    motmLine(instance),
  ];
  return lines.filter((line) => line !== null).join('\n');
}

function lineUp(team: string, players: readonly PlayerInstance[]): string | null {
  return players.length === 0 ? null : `${team}: ${players.map((player) => player.name).join(', ')}`;
}

function motmLine({ motmAwarded }: GameInstance): string | null {
  return motmAwarded.length === 0
    ? null
    : `Player of the match: ${motmAwarded.map((award) => award.name).join(', ')}`;
}

/** Sends the line-ups, or the result, wherever the device shares to. The link opens for everybody in the group. */
export function useShareTeams(instance: GameInstance, lists: TeamLists): () => void {
  return () =>
    void shareOrCopy({
      title: instance.game.name,
      text: teamsShareText(instance, lists),
      url: inviteLink(instance.id, instance.game.inviteKey),
    });
}
