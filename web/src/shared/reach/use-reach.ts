import type { GiId, ReachResponse } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { type Answer, useAnswer } from '../../hooks/use-answer.ts';

/**
 * Asks how many people would be notified now, and how many cannot be reached. Nobody reads another's devices.
 * @param of what the numbers depend on: they are asked for again when it changes
 */
export function useReach(giId: GiId, of: string): Answer<ReachResponse> {
  return useAnswer(`${giId} ${of}`, "Couldn't load who can be reached", () =>
    callApi('getReach', { params: { giId } }),
  );
}
