import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, type RefObject } from 'react';
import { NOTIFICATIONS } from './rules';
import { Toast } from './Toast';
import styles from './ToastViewport.module.css';
import type { ShownToast } from './use-toasts';

export interface ToastViewportProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
}

export function ToastViewport({ toasts, onDismiss }: ToastViewportProps) {
  const area = useAboveDialogs(toasts[0]?.id);
  return (
    <Radix.Provider duration={NOTIFICATIONS.durationMs} swipeThreshold={NOTIFICATIONS.swipePx}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={() => onDismiss(toast.id)} />
      ))}
      <Radix.Viewport
        ref={area}
        popover="manual"
        className={styles.area}
        style={{ '--marcel-toasts-width': `${NOTIFICATIONS.maxWidthPx}px` }}
        hotkey={[NOTIFICATIONS.hotkey]}
      />
    </Radix.Provider>
  );
}

function useAboveDialogs(newest: number | undefined): RefObject<HTMLOListElement | null> {
  const area = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element: Partial<HTMLElement> | null = area.current;
    element?.hidePopover?.();
    element?.showPopover?.();
  }, [newest]);
  return area;
}
