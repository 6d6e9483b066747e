import { Features, Footer } from './features.tsx';
import { Hero } from './hero.tsx';

export function Landing({ startPath }: { readonly startPath: string }) {
  return (
    <>
      <Hero startPath={startPath} />
      <Features />
      <Footer />
    </>
  );
}
