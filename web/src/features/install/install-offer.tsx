import { useEffect, useState } from 'react';
import { onInstallMoment } from '../../lib/install-moment.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { closeGuide, offerGuideOnce, useIsGuideOpen } from './install-store.ts';

// Loads on demand because few people see the guide.
const InstallGuide = lazyPart(async () => (await import('./install-guide.tsx')).InstallGuide);

/** Render this component once per page. */
export function InstallOffer() {
  const isOpen = useIsGuideOpen();
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  useEffect(() => onInstallMoment(offerGuideOnce), []);
  return isNeeded && <InstallGuide open={isOpen} onClose={closeGuide} />;
}
