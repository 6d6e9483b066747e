import { type Cost, DOCUMENTS, type MoneySettings, type OwnShare, paths } from '@fives/domain';
import { doc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { readerOf, useLiveDoc } from './live.ts';

const readCost = readerOf(DOCUMENTS.cost);
const readOwnShare = readerOf(DOCUMENTS.ownShare);
const readSettings = readerOf(DOCUMENTS.moneySettings);

/** Watches what an instance cost, for whoever may see all shares; null watches nothing. */
export function useCost(giId: string | null) {
  const db = useFirestore();
  return useLiveDoc<Cost>(giId === null ? null : doc(db, paths.cost(giId)), readCost);
}

/** Watches one's own share of what an instance cost; null watches nothing. */
export function useOwnShare(giId: string | null, uid: string) {
  const db = useFirestore();
  return useLiveDoc<OwnShare>(giId === null ? null : doc(db, paths.ownShare(giId, uid)), readOwnShare);
}

/** Watches how the players of a game pay, for its members; null until its organisers have chosen anything. */
export function useMoneySettings(gameId: string) {
  const db = useFirestore();
  return useLiveDoc<MoneySettings>(doc(db, paths.moneySettings(gameId)), readSettings);
}
