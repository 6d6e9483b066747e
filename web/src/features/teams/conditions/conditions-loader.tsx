import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { toastError } from '../../../ui/toasts.ts';
import type { ConditionsSheetProps } from './conditions-sheet.tsx';

const ConditionsSheet = lazyPart(
  async () => (await import('./conditions-sheet.tsx')).ConditionsSheet,
  () => toastError("Couldn't load your ratings and rules. Try again when you're online."),
);

export function Conditions(props: ConditionsSheetProps) {
  return (
    <Suspense fallback={null}>
      <ConditionsSheet {...props} />
    </Suspense>
  );
}
