import {
  type Cost,
  DOCUMENTS,
  type GameId,
  type GiId,
  type MoneySettings,
  type OwnShare,
  paths,
  type Uid,
} from '@fives/domain';
import { type DocumentSnapshot, doc, onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { readerOf, toFields, useLiveDoc } from './live.ts';

const readCost = readerOf(DOCUMENTS.cost);
const readOwnShare = readerOf(DOCUMENTS.ownShare);

export function useCost(giId: GiId | null) {
  return useLiveDoc<Cost>(giId === null ? null : paths.cost(giId), readCost);
}

export function useOwnShare(giId: GiId | null, uid: Uid) {
  return useLiveDoc<OwnShare>(giId === null ? null : paths.ownShare(giId, uid), readOwnShare);
}

/** `data` is null until an organiser or treasurer has saved the settings. */
export function useMoneySettings(gameId: GameId) {
  return useLiveDoc<MoneySettings>(paths.moneySettings(gameId), readerOf(DOCUMENTS.moneySettings));
}

/**
 * Watches the costs of several instances, and omits instances without a cost.
 * @param uid limits the result to the shares of this uid. Null returns the shares of all people
 * @returns costs by instance id, or null while loading
 */
export function useCosts(
  giIds: readonly string[],
  uid: Uid | null,
): ReadonlyMap<string, InstanceShares> | null {
  const db = useFirestore();
  const key = `${uid ?? ''} ${giIds.join(' ')}`;
  const [seen, setSeen] = useState<{ key: string; costs: ReadonlyMap<string, InstanceShares | null> }>({
    key,
    costs: new Map(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies `giIds` and `uid`.
  useEffect(() => {
    const store = (giId: GiId, cost: InstanceShares | null) =>
      setSeen((before) => ({
        key,
        costs: new Map([...(before.key === key ? before.costs : []), [giId, cost]]),
      }));
    const unsubscribes = giIds.map((giId) =>
      onSnapshot(
        doc(db, uid ? paths.ownShare(giId, uid) : paths.cost(giId)),
        (found) => store(giId, found.exists() ? readShares(found, uid) : null),
        () => store(giId, null),
      ),
    );
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [db, key]);
  if (giIds.length === 0) return new Map();
  if (seen.key !== key || seen.costs.size < giIds.length) return null;
  return new Map([...seen.costs].flatMap(([giId, cost]) => (cost ? [[giId, cost] as const] : [])));
}

type InstanceShares = Pick<Cost, 'currency' | 'shares'>;

function readShares(found: DocumentSnapshot, uid: Uid | null): InstanceShares {
  const fields = toFields(found);
  if (!uid) return readCost(fields, found.id);
  const { currency, ...share } = readOwnShare(fields, found.id);
  return { currency, shares: { [uid]: share } };
}
