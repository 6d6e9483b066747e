import type { GameInstance } from '../instance/game-instance.schema.ts';
import { resultText } from '../instance/result-text.ts';
import { POINTS } from '../stats/tally.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';
import { type Note, note, type Subject } from './note.ts';

/** To everybody who played. */
export function resultNote(subject: Subject & GameInstance): Note {
  const body = `${subject.game.name}: ${resultText(subject) ?? 'no result'}`;
  return note('RESULT', subject, { title: 'Result in!', body, screen: 'teams' });
}

/** To everybody who may vote. */
export function motmOpenNote(subject: Subject & Pick<GameInstance, 'motmClosesAt'>): Note {
  const until = formatInZone(subject.motmClosesAt, subject.game.timeZone, DISPLAY_FORMATS.header);
  const body = `Who was best in ${subject.game.name}? You can vote until ${until}.`;
  return note('MOTM_OPEN', subject, { title: 'Pick player-of-the-match!', body, screen: 'pick-motm' });
}

/** To everybody who played, once the votes are counted. */
export function motmAwardedNote(subject: Subject, isWinner: boolean): Note {
  const { name } = subject.game;
  return isWinner
    ? note('MOTM_AWARDED', subject, {
        title: 'You are player of the match!',
        body: `${POINTS.motm} leaderboard points are yours in ${name}.`,
        screen: 'teams',
      })
    : note('MOTM_AWARDED', subject, {
        title: 'The votes are counted',
        body: `See who is player of the match in ${name}.`,
        screen: 'teams',
      });
}
