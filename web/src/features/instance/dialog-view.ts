import { createContext, useContext } from 'react';
import type { InstanceView } from './instance-view.ts';

const DialogView = createContext<InstanceView | null>(null);

/** Gives the dialogs what they show. What of a dialog shows nothing of it, such as its frame, is not drawn anew by it. */
export const DialogViewProvider = DialogView.Provider;

/** What the dialogs show; null where there is nothing yet. */
export function useDialogView(): InstanceView | null {
  return useContext(DialogView);
}
