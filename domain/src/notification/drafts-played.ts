import type { GameInstance } from '../instance/game-instance.schema.ts';
import { type Cost, formatMoney, type MoneySettings } from '../money/money.schema.ts';
import { nudgeableUids } from '../money/shares.ts';
import { resultText } from '../played/result.ts';
import { plural } from '../text.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';
import { draft, type NotificationDraft, type Subject, startDateText } from './draft.ts';
import { type AddressedDraft, addressTo } from './notification-plan.ts';

export function resultDraft(subject: Subject & GameInstance): NotificationDraft {
  const body = `${subject.game.name}: ${resultText(subject) ?? 'no result'}`;
  return draft('RESULT', subject, { title: 'Result in!', body });
}

export function motmOpenDraft(subject: Subject & Pick<GameInstance, 'motmClosesAt'>): NotificationDraft {
  const until = formatInZone(subject.motmClosesAt, subject.game.timeZone, DISPLAY_FORMATS.header);
  const body = `Who was best in ${subject.game.name}? Vote by ${until}.`;
  return draft('MOTM_OPEN', subject, { title: 'Pick player-of-the-match!', body });
}

export function motmAwardedDraft(subject: Subject, isWinner: boolean): NotificationDraft {
  const { name, points } = subject.game;
  if (!isWinner) {
    const body = `See who won in ${name}.`;
    return draft('MOTM_AWARDED', subject, { title: 'Player of the match is in', body });
  }
  const body =
    points.motm === 0
      ? `You got the most votes in ${name}.`
      : `You earned ${plural(points.motm, 'leaderboard point')} in ${name}.`;
  return draft('MOTM_AWARDED', subject, { title: "You're player of the match!", body });
}

export function paymentDraft(subject: Subject, amount: string, hasHowToPay: boolean): NotificationDraft {
  const nextStep = hasHowToPay ? 'See how to pay, and mark it as paid.' : "Mark it as paid once you've paid.";
  const body = `You owe ${amount} for ${subject.game.name} on ${startDateText(subject)}. ${nextStep}`;
  return draft('PAYMENT', subject, { title: 'Not paid yet?', body });
}

export function draftsOfNudge(
  subject: Subject,
  cost: Cost,
  nudger: string,
  { howToPay }: Pick<MoneySettings, 'howToPay'>,
): AddressedDraft[] {
  return nudgeableUids(cost, nudger).flatMap((uid) => {
    const amount = formatMoney(cost.shares[uid]?.amount ?? 0, cost.currency);
    return addressTo([uid], paymentDraft(subject, amount, howToPay !== ''));
  });
}
