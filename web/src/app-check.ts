import { firebaseApp } from './firebase.ts';

/** Site key of reCAPTCHA Enterprise. A build without a key disables App Check. */
const SITE_KEY: string = import.meta.env.VITE_APP_CHECK_SITE_KEY ?? '';

/** Starts when this module loads, so that App Check also covers Firestore reads. */
const tokenGetter = SITE_KEY === '' ? null : startAppCheck(SITE_KEY);

async function startAppCheck(siteKey: string) {
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(firebaseApp, { provider, isTokenAutoRefreshEnabled: true });
  return () => getToken(appCheck);
}

export async function appCheckHeader(): Promise<Record<string, string>> {
  if (tokenGetter === null) return {};
  try {
    const { token } = await (await tokenGetter)();
    return { 'X-Firebase-AppCheck': token };
  } catch (error) {
    // The API responds with an error if it requires the header.
    console.error('App Check returned no token', error);
    return {};
  }
}
