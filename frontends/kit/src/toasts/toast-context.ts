import { createContext, useContext } from 'react';

export interface ToastMessage {
  title: string;
  body?: string;
  /** `destructive` for what failed. */
  tone?: 'plain' | 'destructive';
  action?: { label: string; run: () => void };
}

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** The function that shows a toast. Throws outside of `<ToastProvider>`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs <ToastProvider> above it');
  return show;
}
