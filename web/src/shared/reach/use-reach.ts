import type { GiId, ReachResponse } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { type ApiData, useApiData } from '../../hooks/use-api-data.ts';

/** Uses the API, because Firestore rules keep the devices of other players private. */
export function useReach(giId: GiId, reloadKey: string): ApiData<ReachResponse> {
  return useApiData(`${giId} ${reloadKey}`, "Couldn't load who can be reached", () =>
    callApi('getReach', { params: { giId } }),
  );
}
