import { createContext, useContext } from 'react';
import { sendToast, type ShowToast } from './toast-event';

export const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  return useContext(ToastContext) ?? sendToast;
}
