import { ApiError } from '@fives/domain';
import { getAppCheck } from 'firebase-admin/app-check';
import { defineBoolean } from 'firebase-functions/params';
import { app } from '../../firebase.ts';

/** The header in which the app's own pages show that they are; Firebase's own name for it. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

const IS_DEMANDED = defineBoolean('FIVES_APP_CHECK', {
  default: false,
  description: 'Whether calls of people who are signed in must come from the app itself (App Check)',
});

/**
 * Refuses a call that does not come from the app, where the deployment demands that.
 * @throws {ApiError} `forbidden` without a token of App Check, or with one that cannot be verified
 */
export async function requireOwnApp(token: string | undefined): Promise<void> {
  if (!IS_DEMANDED.value()) return;
  try {
    await getAppCheck(app).verifyToken(token ?? '');
  } catch {
    throw new ApiError('forbidden', 'Reload the page and try again.');
  }
}
