import type { GameInstance } from '../instance/game-instance.schema.ts';
import { resultText } from '../instance/result.ts';
import { type Currency, formatMoney } from '../money/currency.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';
import { draft, type NotificationDraft, type Subject, when } from './draft.ts';

/** To everybody who played. */
export function resultDraft(subject: Subject & GameInstance): NotificationDraft {
  const body = `${subject.game.name}: ${resultText(subject) ?? 'no result'}`;
  return draft('RESULT', subject, { title: 'Result in!', body, screen: 'teams' });
}

/** To everybody who may vote. */
export function motmOpenDraft(subject: Subject & Pick<GameInstance, 'motmClosesAt'>): NotificationDraft {
  const until = formatInZone(subject.motmClosesAt, subject.game.timeZone, DISPLAY_FORMATS.header);
  const body = `Who was best in ${subject.game.name}? You can vote until ${until}.`;
  return draft('MOTM_OPEN', subject, { title: 'Pick player-of-the-match!', body, screen: 'pick-motm' });
}

/** To everybody who played, once the votes are counted. */
export function motmAwardedDraft(subject: Subject, isWinner: boolean): NotificationDraft {
  const { name, points } = subject.game;
  return isWinner
    ? draft('MOTM_AWARDED', subject, {
        title: 'You are player of the match!',
        body: motmBody(points.motm, name),
        screen: 'teams',
      })
    : draft('MOTM_AWARDED', subject, {
        title: 'The votes are counted',
        body: `See who is player of the match in ${name}.`,
        screen: 'teams',
      });
}

/** To whoever has not paid their share, when an organiser reminds them. */
export function paymentDraft(subject: Subject, amount: number, currency: Currency): NotificationDraft {
  const body = `Your share of ${subject.game.name} on ${when(subject)} is ${formatMoney(amount, currency)}. See how to pay, and say when you have.`;
  return draft('PAYMENT', subject, { title: 'Not paid yet?', body });
}

/** Where the award earns no points, it is an honour alone. */
function motmBody(points: number, gameName: string): string {
  if (points === 0) return `The most votes in ${gameName} were for you.`;
  return `${points} leaderboard ${points === 1 ? 'point is' : 'points are'} yours in ${gameName}.`;
}
