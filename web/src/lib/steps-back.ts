/** What the router writes to each step of the browser's history; nothing where a link led to a part of the same page. */
type Step = { readonly idx: number; readonly key?: string } | null;

/** How long a step may take before it is tried again, in ms: one that another overtakes never comes. */
const STEP_MS = 250;
const TRIES = 4;

/** What closes each open dialog, the topmost last. */
const closers: (() => void)[] = [];
/** The number of the step on which they are open. */
let open = 0;
/** Closes what lay on top when somebody went back, once that step is taken back; null while none is. */
let closing: (() => void) | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * From now on a step back closes the topmost dialog and leads nowhere. To be called before there is a router: listeners of
 * the window are called one after the other, and the router must not hear of these steps.
 */
export function closeDialogsOnBack(): void {
  window.addEventListener('popstate', onPopState);
}

/**
 * Says that a dialog is open, above those that are.
 * @returns says that it is not any more
 */
export function addDialog(close: () => void): () => void {
  closers.push(close);
  return () => {
    const index = closers.indexOf(close);
    if (index !== -1) closers.splice(index, 1);
  };
}

/** Says that the dialogs are open on the step that the browser is at. */
export function noteStep(): void {
  open = currentStep()?.idx ?? 0;
}

export function currentStep(): Step {
  return window.history.state as Step;
}

function onPopState(event: PopStateEvent): void {
  const step = currentStep();
  if (closing === null) {
    const topmost = closers.at(-1);
    // Back from a page that is still loading to the one with the dialogs: the router has to stop loading it.
    if (topmost === undefined || step?.idx === open) return;
    // A part of the same page: there is no number to come back by, and nothing is left.
    if (step === null) {
      topmost();
      return;
    }
    closing = topmost;
    takeBack(TRIES);
  } else if (step?.idx === open) {
    settle();
  }
  event.stopImmediatePropagation();
}

/** Leads back to the step that the dialogs are open on. Whoever goes back twice at once may come between. */
function takeBack(tries: number): void {
  const step = currentStep();
  if (step === null || step.idx === open || tries === 0) {
    settle();
    return;
  }
  window.history.go(open - step.idx);
  retry = setTimeout(() => takeBack(tries - 1), STEP_MS);
}

function settle(): void {
  clearTimeout(retry);
  const close = closing;
  closing = null;
  if (close !== null && closers.includes(close)) close();
}
