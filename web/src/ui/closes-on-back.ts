import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEPS_SCROLL } from '../lib/keeps-scroll.ts';
import { addDialog, currentStep, storeCurrentStep } from '../lib/steps-back.ts';

/** Takes effect before the browser paints the dialog, so that even the fastest step back closes it. */
export function ClosesOnBack({ onClose }: { readonly onClose: () => void }) {
  const key = useExtraHistoryEntry();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => addDialog(() => close()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key means another history entry
  useLayoutEffect(storeCurrentStep, [key]);
  return null;
}

/**
 * Adds a history entry if this is the first page of the app. Without it, the back button would leave the app.
 * @returns the router key of the current history entry
 */
function useExtraHistoryEntry(): string {
  const navigate = useNavigate();
  const { pathname, search, hash, state, key } = useLocation();
  // The router's key for the first page.
  const isFirst = key === 'default';
  useLayoutEffect(() => {
    // The URL may have changed, although the next screen has not loaded. A navigation would then return to this screen.
    const isOnFirstEntry = currentStep()?.key === undefined;
    if (isFirst && isOnFirstEntry)
      void navigate({ pathname, search, hash }, { state: { ...(state as object | null), ...KEEPS_SCROLL } });
  }, [isFirst, navigate, pathname, search, hash, state]);
  return key;
}
