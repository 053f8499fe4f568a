import { TOAST_EVENT } from '@marcel/contracts';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';

export const NOTIFICATIONS = {
  visible: 1,
  durationMs: 5000,
  removalMs: 1_000_000,
  swipePx: 50,
  hotkey: 'F8',
  maxWidthPx: 420,
} as const;

export interface ToastMessage {
  title: string;
  body?: string;
  tone?: 'plain' | 'destructive';
  action?: { label: string; run: () => void };
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

export const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  return useContext(ToastContext) ?? sendToast;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

export function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const removals = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = removals.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    const remove = () => setToasts((shown) => shown.filter((toast) => toast.id !== id));
    removals.current.add(setTimeout(remove, NOTIFICATIONS.removalMs));
  }, []);

  const show = useCallback(
    (message: ToastMessage) => {
      if (message.until?.aborted) return;
      const toast = { ...message, id: ++lastId.current, open: true };
      setToasts((shown) => [toast, ...shown].slice(0, NOTIFICATIONS.visible));
      message.until?.addEventListener('abort', () => dismiss(toast.id), { once: true });
    },
    [dismiss],
  );

  return { toasts, show, dismiss };
}
