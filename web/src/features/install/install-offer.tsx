import { useEffect, useState } from 'react';
import { onInstallMoment } from '../../lib/install-moment.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { closeGuide, offerOnce, useIsGuideOpen } from './install-store.ts';

// Few see it, and nobody at once.
const InstallGuide = lazyPart(async () => (await import('./install-guide.tsx')).InstallGuide);

/** Waits, over all screens, for the moment at which installing is worth an offer. */
export function InstallOffer() {
  const isOpen = useIsGuideOpen();
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  useEffect(() => onInstallMoment(offerOnce), []);
  return isNeeded && <InstallGuide open={isOpen} onClose={closeGuide} />;
}
