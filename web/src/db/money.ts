import { type Cost, DOCUMENTS, type GiId, paths, type Uid } from '@fives/domain';
import { liveDocOf, readerOf, useLiveDocs } from './live.ts';

const readCost = readerOf(DOCUMENTS.cost);
const readOwnShare = readerOf(DOCUMENTS.ownShare);

export const useCost = liveDocOf(DOCUMENTS.cost, paths.cost);
export const useOwnShare = liveDocOf(DOCUMENTS.ownShare, paths.ownShare);

/** `data` is null until an organiser or treasurer has saved the settings. */
export const useMoneySettings = liveDocOf(DOCUMENTS.moneySettings, paths.moneySettings);

/**
 * Watches the costs of several instances, and omits instances without a cost.
 * @param uid limits the result to the shares of this uid. Null returns the shares of all people
 * @returns costs by instance id, or null while loading
 */
export function useCosts(
  giIds: readonly string[],
  uid: Uid | null,
): ReadonlyMap<string, InstanceShares> | null {
  const pathOf = (giId: GiId) => (uid ? paths.ownShare(giId, uid) : paths.cost(giId));
  const docs = useLiveDocs(giIds.map(pathOf), (fields, id) => readShares(fields, id, uid));
  const costs = giIds.map((giId) => [giId, docs[pathOf(giId)]] as const);
  if (costs.some(([, live]) => live === undefined)) return null;
  return new Map(
    costs.flatMap(([giId, live]) =>
      live?.status === 'success' && live.data ? [[giId, live.data] as const] : [],
    ),
  );
}

type InstanceShares = Pick<Cost, 'currency' | 'shares'>;

function readShares(fields: Record<string, unknown>, id: string, uid: Uid | null): InstanceShares {
  if (!uid) return readCost(fields, id);
  const { currency, ...share } = readOwnShare(fields, id);
  return { currency, shares: { [uid]: share } };
}
