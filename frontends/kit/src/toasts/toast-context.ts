import { createContext, useContext } from 'react';
import { sendToast, type ShowToast } from './toast-event';

export const ToastContext = createContext<ShowToast | null>(null);

/**
 * The function that shows a toast. A copy of the kit that a remote brings has no `<ToastProvider>` above it: its toasts go to
 * the shell's, through the page.
 */
export function useToast(): ShowToast {
  return useContext(ToastContext) ?? sendToast;
}
