import type { GiId, ReachResponse } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { storeReachReport } from './reach-reports.ts';

/** Stores the reach of a sent notification. A failure is only logged because the notification is already sent. */
export async function reportReach(giId: GiId, of: keyof ReachResponse, textForGroup: string): Promise<void> {
  try {
    const reach = (await callApi('getReach', { params: { giId } }))[of];
    storeReachReport({ giId, reach, textForGroup });
  } catch (error) {
    console.error('Could not load the reach of a notification', error);
  }
}
