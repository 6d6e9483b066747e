import { appPaths } from '../../config/paths.ts';
import { Landing } from '../../features/landing/landing.tsx';
import { useUid } from '../../session/session.ts';

/** Must not import Firestore, because the landing page loads first. */
export function LandingRoute() {
  const isSignedIn = useUid() !== null;
  return (
    <>
      <title>Fives, the 5-a-side organiser</title>
      <Landing startPath={isSignedIn ? appPaths.home() : appPaths.login()} />
    </>
  );
}
