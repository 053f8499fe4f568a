import { TOAST_EVENT } from '@marcel/contracts';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';

/** Settings of toasts. Only the newest is shown; a closed one is removed after `removalMs`. */
export const NOTIFICATIONS = {
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

export interface ToastState extends ToastMessage {
  id: number;
  isOpen: boolean;
}

export function useToasts() {
  const [toast, setToast] = useState<ToastState | null>(null);
  const lastId = useRef(0);

  useEffect(() => {
    if (toast === null || toast.isOpen) return;
    const timer = setTimeout(() => setToast(null), NOTIFICATIONS.removalMs);
    return () => clearTimeout(timer);
  }, [toast]);

  const dismiss = useCallback(
    (id: number) => setToast((current) => (current?.id === id ? { ...current, isOpen: false } : current)),
    [],
  );

  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    setToast({ ...message, id: lastId.current, isOpen: true });
  }, []);

  return { toast, show, dismiss };
}
