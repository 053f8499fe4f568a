import { TOAST_EVENT } from '@marcel/contracts';
import * as z from 'zod/mini';

export interface ToastMessage {
  title: string;
  body?: string;
  /** `destructive` for what failed. */
  tone?: 'plain' | 'destructive';
  action?: { label: string; run: () => void };
}

export type ShowToast = (message: ToastMessage) => void;

const isMessage = (detail: unknown): detail is ToastMessage => Message.safeParse(detail).success;

const Message = z.object({
  title: z.string(),
  body: z.optional(z.string()),
  tone: z.optional(z.enum(['plain', 'destructive'])),
  action: z.optional(z.object({ label: z.string(), run: z.custom<() => void>((run) => typeof run === 'function') })),
});

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
