import { TOAST_EVENT } from '@marcel/contracts';

export interface ToastMessage {
  title: string;
  body?: string;
  tone?: 'plain' | 'destructive';
  action?: { label: string; run: () => void };
  /** Takes it away before its time, when it is true no longer. */
  until?: AbortSignal;
}

export type ShowToast = (message: ToastMessage) => void;

const isMessage = (detail: unknown): detail is ToastMessage =>
  typeof detail === 'object' && detail !== null && 'title' in detail && typeof detail.title === 'string';

export const sendToast: ShowToast = (message) =>
  void window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: message }));

export function receiveToasts(show: ShowToast): () => void {
  const receive = (event: Event) => {
    if (event instanceof CustomEvent && isMessage(event.detail)) show(event.detail);
  };
  window.addEventListener(TOAST_EVENT, receive);
  return () => window.removeEventListener(TOAST_EVENT, receive);
}
