import type { GiId, ReachResponse } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { storeReachReport } from './reach-reports.ts';

/** Keeps the reach of what has just been sent for the page. The send is done by now, so a failure is only logged. */
export async function reportReach(giId: GiId, of: keyof ReachResponse, textForGroup: string): Promise<void> {
  try {
    const reach = (await callApi('getReach', { params: { giId } }))[of];
    storeReachReport({ giId, reach, textForGroup });
  } catch (error) {
    console.error('The reach of a send was not read', error);
  }
}
