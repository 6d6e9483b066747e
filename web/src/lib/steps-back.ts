/** The router's state for a step of the browser history. Null after a link to a part of the same page. */
type Step = { readonly idx: number; readonly key?: string } | null;

/** Time in ms until a step is retried. A step never arrives if another step overtakes it. */
const STEP_MS = 250;
const TRIES = 4;

const closers: (() => void)[] = [];
/** `idx` of the step with the open dialogs. */
let openIndex = 0;
/** Closes the topmost dialog after the step back has been reverted. Null while no step is being reverted. */
let closing: (() => void) | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes a step back close the topmost dialog instead of navigating. Call this before the router exists, because
 * listeners run in order and the router must not receive these steps.
 */
export function closeDialogsOnBack(): void {
  window.addEventListener('popstate', onPopState);
}

/** Adds an open dialog on top of the others. Returns a function that removes the dialog. */
export function addDialog(close: () => void): () => void {
  closers.push(close);
  return () => {
    const index = closers.indexOf(close);
    if (index !== -1) closers.splice(index, 1);
  };
}

export function storeCurrentStep(): void {
  openIndex = currentStep()?.idx ?? 0;
}

export function currentStep(): Step {
  return window.history.state as Step;
}

function onPopState(event: PopStateEvent): void {
  const step = currentStep();
  if (closing === null) {
    const topmost = closers.at(-1);
    // The router must handle this step, which cancels a page that is still loading. The dialog stays open.
    if (topmost === undefined || step?.idx === openIndex) return;
    // A step within the page has no index to return to.
    if (step === null) {
      topmost();
      return;
    }
    closing = topmost;
    revertStep(TRIES);
  } else if (step?.idx === openIndex) {
    settle();
  }
  event.stopImmediatePropagation();
}

/** Returns to the step with the open dialogs. Retries, because a second step back may interfere. */
function revertStep(tries: number): void {
  const step = currentStep();
  if (step === null || step.idx === openIndex || tries === 0) {
    settle();
    return;
  }
  window.history.go(openIndex - step.idx);
  retry = setTimeout(() => revertStep(tries - 1), STEP_MS);
}

function settle(): void {
  clearTimeout(retry);
  const close = closing;
  closing = null;
  if (close !== null && closers.includes(close)) close();
}
