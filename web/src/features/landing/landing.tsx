import { Features, Footer } from './features.tsx';
import { Hero } from './hero.tsx';

/** What the product is, and the way in. */
export function Landing({ startPath }: { readonly startPath: string }) {
  return (
    <>
      <Hero startPath={startPath} />
      <Features />
      <Footer />
    </>
  );
}
