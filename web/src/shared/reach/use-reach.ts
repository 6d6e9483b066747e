import type { GiId, ReachResponse } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { type ApiData, useApiData } from '../../hooks/use-api-data.ts';

/**
 * Asks how many people would be notified now, and how many cannot be reached. Nobody reads another's devices.
 * @param of what the numbers depend on: they are asked for again when it changes
 */
export function useReach(giId: GiId, of: string): ApiData<ReachResponse> {
  return useApiData(`${giId} ${of}`, "Couldn't load who can be reached", () =>
    callApi('getReach', { params: { giId } }),
  );
}
