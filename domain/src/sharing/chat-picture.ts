import type { GameInstance } from '../instance/game-instance.schema.ts';
import { resultText, teamNames } from '../played/result.ts';
import { DISPLAY_FORMATS, sharedStart } from '../time/format.ts';
import { type ChatInput, chatMoment, type RankedRow, rankedRows, teamMembers } from './chat-text.ts';

/** What a picture for a group's chat shows, from top to bottom. */
export interface ChatPicture {
  readonly title: string;
  /** When and where, by the clock at the pitch. */
  readonly subtitle: string;
  /** The result in words; null before there is one. */
  readonly result: string | null;
  readonly teams: readonly PictureTeam[];
  /** The players of the match; empty where nobody is. */
  readonly awarded: readonly string[];
  readonly table: readonly RankedRow[];
}

export interface PictureTeam {
  readonly name: string;
  /** As `#RRGGBB`. */
  readonly colour: string;
  /** By name. */
  readonly people: readonly string[];
}

export interface PictureInput extends Omit<ChatInput, 'instance' | 'link'> {
  readonly instance: ChatInput['instance'] & Pick<GameInstance, 'teamAColour' | 'teamBColour'>;
}

/** The picture of an instance's teams, with result and table once there are any; null while there is nothing to draw. */
export function chatPicture(input: PictureInput): ChatPicture | null {
  const { instance, people, rows, senderZone } = input;
  const moment = chatMoment(input);
  if (moment !== 'TEAMS' && moment !== 'RESULT') return null;
  const { game, startDateTime, motmAwarded } = instance;
  const { teamA, teamB } = teamNames(instance);
  const start = sharedStart({ startDateTime, timeZone: game.timeZone }, DISPLAY_FORMATS.header, senderZone);
  return {
    title: game.name,
    subtitle: `${start}, ${game.location}`,
    result: resultText(instance),
    teams: [
      { name: teamA, colour: instance.teamAColour, people: teamMembers(people, 'TEAM_A') },
      { name: teamB, colour: instance.teamBColour, people: teamMembers(people, 'TEAM_B') },
    ],
    awarded: motmAwarded.map(({ name }) => name),
    table: rankedRows(moment === 'RESULT' ? rows : []),
  };
}
