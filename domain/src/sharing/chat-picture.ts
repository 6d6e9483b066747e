import type { GameInstance } from '../instance/game-instance.schema.ts';
import { resultText, teamNames } from '../played/result.ts';
import { DISPLAY_FORMATS, sharedStart } from '../time/format.ts';
import { type ChatInput, chatMoment, rankedRows, teamMembers } from './chat-text.ts';

export type ChatPicture = NonNullable<ReturnType<typeof chatPicture>>;

export interface PictureInput extends Omit<ChatInput, 'instance' | 'link'> {
  readonly instance: ChatInput['instance'] & Pick<GameInstance, 'teamAColour' | 'teamBColour'>;
}

export function chatPicture(input: PictureInput) {
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
