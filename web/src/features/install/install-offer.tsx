import { lazy, Suspense, useEffect, useState } from 'react';
import { onInstallMoment } from '../../lib/install-moment.ts';
import { closeGuide, offerOnce, useIsGuideOpen } from './install-store.ts';

// Few see it, and nobody at once.
const InstallGuide = lazy(async () => ({ default: (await import('./install-guide.tsx')).InstallGuide }));

/** Waits, over all screens, for the moment at which installing is worth an offer. */
export function InstallOffer() {
  const isOpen = useIsGuideOpen();
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  useEffect(() => onInstallMoment(offerOnce), []);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <InstallGuide open={isOpen} onClose={closeGuide} />
    </Suspense>
  );
}
