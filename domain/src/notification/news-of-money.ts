import type { Cost } from '../money/cost.schema.ts';
import { owingUids } from '../money/shares.ts';
import type { Subject } from './draft.ts';
import { paymentDraft } from './drafts-played.ts';
import type { AddressedDraft } from './news.ts';

/** What those are told who have not paid, each their own share. Told a week ago, they are told anew. */
export function draftsOfNudge(subject: Subject, cost: Cost, nudger: string): AddressedDraft[] {
  return owingUids(cost, nudger).map((uid) => ({
    uid,
    draft: paymentDraft(subject, cost.shares[uid]?.amount ?? 0, cost.currency),
    again: 'aloud',
  }));
}
