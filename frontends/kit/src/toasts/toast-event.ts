import { TOAST_EVENT } from '@marcel/contracts';

export interface ToastMessage {
  title: string;
  body?: string;
  /** `destructive` for what failed. */
  tone?: 'plain' | 'destructive';
  action?: { label: string; run: () => void };
  /** Takes it away before its time, when it is true no longer. */
  until?: AbortSignal;
}

export type ShowToast = (message: ToastMessage) => void;

/** Told apart by its title: other copies of the kit send the same shape, and its schema would weigh on every first visit. */
const isMessage = (detail: unknown): detail is ToastMessage =>
  typeof detail === 'object' && detail !== null && 'title' in detail && typeof detail.title === 'string';

/** Hands a toast to whoever shows them in this page, whichever copy of the kit that is of. */
export const sendToast: ShowToast = (message) =>
  void window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: message }));

/** Shows what is handed over from now on; the answer ends it. */
export function receiveToasts(show: ShowToast): () => void {
  const receive = (event: Event) => {
    if (event instanceof CustomEvent && isMessage(event.detail)) show(event.detail);
  };
  window.addEventListener(TOAST_EVENT, receive);
  return () => window.removeEventListener(TOAST_EVENT, receive);
}
