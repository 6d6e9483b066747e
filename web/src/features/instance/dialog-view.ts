import { createContext, useContext } from 'react';
import type { InstanceView } from './instance-view.ts';

const DialogView = createContext<InstanceView | null>(null);

/** Provides the dialog content separately, so that a dialog frame does not render again with it. */
export const DialogViewProvider = DialogView.Provider;

export function useDialogView(): InstanceView | null {
  return useContext(DialogView);
}
