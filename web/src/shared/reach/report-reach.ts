import type { GiId, ReachResponse } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { storeReachReport } from './reach-reports.ts';

/** Stores who a sent notification reached. Only logs a failure, because the notification is already sent. */
export async function reportReach(giId: GiId, of: keyof ReachResponse, textForGroup: string): Promise<void> {
  try {
    const reach = (await callApi('getReach', { params: { giId } }))[of];
    storeReachReport({ giId, reach, textForGroup });
  } catch (error) {
    console.error('Could not load the reach of a notification', error);
  }
}
