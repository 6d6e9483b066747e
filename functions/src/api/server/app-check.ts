import { ApiError } from '@fives/domain';
import { getAppCheck } from 'firebase-admin/app-check';
import { defineBoolean } from 'firebase-functions/params';
import { app } from '../../firebase.ts';

export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

const IS_REQUIRED = defineBoolean('FIVES_APP_CHECK', {
  default: false,
  description: 'True if calls of signed-in people must come from the app (App Check)',
});

export async function requireAppCheck(token: string | undefined): Promise<void> {
  if (!IS_REQUIRED.value()) return;
  try {
    await getAppCheck(app).verifyToken(token ?? '');
  } catch {
    throw new ApiError('forbidden', 'Reload the page and try again.');
  }
}
