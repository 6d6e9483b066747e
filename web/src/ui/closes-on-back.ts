import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEPS_SCROLL } from '../lib/keeps-scroll.ts';
import { addDialog, currentStep, noteStep } from '../lib/steps-back.ts';

/** Stands in an open dialog: the back button of a phone closes what lies on top before it leads anywhere. */
export function ClosesOnBack({ onClose }: { readonly onClose: () => void }) {
  const key = useStepBehind();
  const close = useEffectEvent(onClose);
  useEffect(() => addDialog(() => close()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key means another step
  useEffect(noteStep, [key]);
  return null;
}

/**
 * Who came from another app, by a link in a chat, has no step of ours behind them: going back would leave the app, which
 * nothing can prevent. So the page is stepped onto once more, and there is a step to take back.
 * @returns the key of the step that the page stands on
 */
function useStepBehind(): string {
  const navigate = useNavigate();
  const { pathname, search, hash, state, key } = useLocation();
  // What the router calls the page that the app was opened on.
  const isFirst = key === 'default';
  useEffect(() => {
    // The address runs ahead of the screen, as while the next one loads: stepping then would lead back from it.
    const isStillThere = currentStep()?.key === undefined;
    if (isFirst && isStillThere)
      void navigate({ pathname, search, hash }, { state: { ...(state as object | null), ...KEEPS_SCROLL } });
  }, [isFirst, navigate, pathname, search, hash, state]);
  return key;
}
