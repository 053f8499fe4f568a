import * as Radix from '@radix-ui/react-toast';
import { NOTIFICATIONS } from './rules';
import { Toast } from './Toast';
import styles from './ToastViewport.module.css';
import type { ShownToast } from './use-toasts';

export interface ToastViewportProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
}

/** The corner where toasts appear; the hotkey moves the focus there. */
export function ToastViewport({ toasts, onDismiss }: ToastViewportProps) {
  return (
    <Radix.Provider duration={NOTIFICATIONS.durationMs} swipeThreshold={NOTIFICATIONS.swipePx}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={() => onDismiss(toast.id)} />
      ))}
      <Radix.Viewport
        className={styles.area}
        style={{ '--marcel-toasts-width': `${NOTIFICATIONS.maxWidthPx}px` }}
        hotkey={[NOTIFICATIONS.hotkey]}
      />
    </Radix.Provider>
  );
}
