import type { GiId, ReachResponse } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { type ApiData, useApiData } from '../../hooks/use-api-data.ts';

/**
 * Loads the reach from the API, because Firestore rules keep the devices of other players private.
 * @param of a key that reloads the reach when it changes
 */
export function useReach(giId: GiId, of: string): ApiData<ReachResponse> {
  return useApiData(`${giId} ${of}`, "Couldn't load who can be reached", () =>
    callApi('getReach', { params: { giId } }),
  );
}
