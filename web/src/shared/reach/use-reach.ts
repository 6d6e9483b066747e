import type { GiId, ReachResponse } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { type ApiData, useApiData } from '../../hooks/use-api-data.ts';

/**
 * Loads the reach from the API, because Firestore rules keep the devices of other players private.
 * @param reloadKey a change of this key loads the reach again
 */
export function useReach(giId: GiId, reloadKey: string): ApiData<ReachResponse> {
  return useApiData(`${giId} ${reloadKey}`, "Couldn't load who can be reached", () =>
    callApi('getReach', { params: { giId } }),
  );
}
