import { firebaseApp } from './firebase.ts';

/** The project's key for reCAPTCHA Enterprise. A build without one leaves App Check out. */
const SITE_KEY: string = import.meta.env.VITE_APP_CHECK_SITE_KEY ?? '';

/** Started with the app, so that what it reads from the database is covered too. */
const starting = SITE_KEY === '' ? null : start(SITE_KEY);

async function start(siteKey: string) {
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(firebaseApp, { provider, isTokenAutoRefreshEnabled: true });
  return () => getToken(appCheck);
}

/** The header that shows the API that a call comes from this app; none where App Check is not set up, or cannot be reached. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  if (starting === null) return {};
  try {
    const { token } = await (await starting)();
    return { 'X-Firebase-AppCheck': token };
  } catch (error) {
    // The API says what to do where it demands one.
    console.error('App Check gives no token', error);
    return {};
  }
}
