import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEPS_SCROLL } from '../lib/keeps-scroll.ts';
import { addDialog, currentStep, storeCurrentStep } from '../lib/steps-back.ts';

/** Renders nothing. Makes the back button close the topmost dialog. */
export function ClosesOnBack({ onClose }: { readonly onClose: () => void }) {
  const key = useExtraHistoryEntry();
  const close = useEffectEvent(onClose);
  useEffect(() => addDialog(() => close()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key means another step
  useEffect(storeCurrentStep, [key]);
  return null;
}

/**
 * Adds a history entry if the app was opened by a link from another app. Otherwise the back button would leave the app.
 * @returns the router key of the current history entry
 */
function useExtraHistoryEntry(): string {
  const navigate = useNavigate();
  const { pathname, search, hash, state, key } = useLocation();
  // The router's key for the first page.
  const isFirst = key === 'default';
  useEffect(() => {
    // The URL changes before the next screen has loaded. Navigating then would return to this screen.
    const isOnFirstEntry = currentStep()?.key === undefined;
    if (isFirst && isOnFirstEntry)
      void navigate({ pathname, search, hash }, { state: { ...(state as object | null), ...KEEPS_SCROLL } });
  }, [isFirst, navigate, pathname, search, hash, state]);
  return key;
}
