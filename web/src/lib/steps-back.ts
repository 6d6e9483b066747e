/** The router's state for a step of the browser history. Null after a link to a part of the same page. */
type Step = { readonly idx: number; readonly key?: string } | null;

/** Wait in ms before the step back is reverted again. A second step back can prevent the first revert. */
const RETRY_AFTER_MS = 250;
const TRIES = 4;

const closeFunctions: (() => void)[] = [];
let dialogStepIndex = 0;
/** Closes the topmost dialog. Null while no step is being reverted. */
let closeAfterRevert: (() => void) | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * After this call, a step back closes the topmost dialog and does not navigate. Call before the router exists, because
 * listeners run in order, and the router must not receive these steps.
 */
export function closeDialogsOnBack(): void {
  window.addEventListener('popstate', onPopState);
}

export function addDialog(close: () => void): () => void {
  closeFunctions.push(close);
  return () => {
    const index = closeFunctions.indexOf(close);
    if (index !== -1) closeFunctions.splice(index, 1);
  };
}

export function storeCurrentStep(): void {
  dialogStepIndex = currentStep()?.idx ?? 0;
}

export function currentStep(): Step {
  return window.history.state as Step;
}

function onPopState(event: PopStateEvent): void {
  const step = currentStep();
  if (closeAfterRevert === null) {
    const topmost = closeFunctions.at(-1);
    // The user cancelled a page that was still loading, so the router must handle this step. The dialog stays open.
    if (topmost === undefined || step?.idx === dialogStepIndex) return;
    // A step within the page has no index, so the app cannot return to it.
    if (step === null) {
      topmost();
      return;
    }
    closeAfterRevert = topmost;
    revertStep(TRIES);
  } else if (step?.idx === dialogStepIndex) {
    settle();
  }
  event.stopImmediatePropagation();
}

function revertStep(tries: number): void {
  const step = currentStep();
  if (step === null || step.idx === dialogStepIndex || tries === 0) {
    settle();
    return;
  }
  window.history.go(dialogStepIndex - step.idx);
  retry = setTimeout(() => revertStep(tries - 1), RETRY_AFTER_MS);
}

function settle(): void {
  clearTimeout(retry);
  const close = closeAfterRevert;
  closeAfterRevert = null;
  if (close !== null && closeFunctions.includes(close)) close();
}

export const KEEPS_SCROLL = { keepsScroll: true } as const;

export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.keys(KEEPS_SCROLL).some((key) => key in state);
}
