import { appPaths } from '../../config/paths.ts';
import { Features, Footer } from '../../features/landing/features.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { useUid } from '../../session/session.ts';

/** The front door: what the product is, and the way in. Loaded at once, so it stays clear of the database. */
export function LandingRoute() {
  const isSignedIn = useUid() !== null;
  return (
    <>
      <title>Fives, the 5-a-side organiser</title>
      <Hero startPath={isSignedIn ? appPaths.home() : appPaths.login()} />
      <Features />
      <Footer />
    </>
  );
}
