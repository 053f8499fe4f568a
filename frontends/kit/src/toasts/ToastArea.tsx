import * as Toast from '@radix-ui/react-toast';
import { NOTIFICATIONS } from './rules';
import { ToastBox } from './ToastBox';
import styles from './ToastArea.module.css';
import type { ShownToast } from './useToasts';

declare module 'react' {
  interface CSSProperties {
    '--marcel-toasts-width'?: string;
  }
}

export interface ToastAreaProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
}

/** The corner where toasts appear; the hotkey moves the focus there. */
export function ToastArea({ toasts, onDismiss }: ToastAreaProps) {
  return (
    <Toast.Provider duration={NOTIFICATIONS.durationMs} swipeThreshold={NOTIFICATIONS.swipePx}>
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} onClose={() => onDismiss(toast.id)} />
      ))}
      <Toast.Viewport
        className={styles.area}
        style={{ '--marcel-toasts-width': `${NOTIFICATIONS.maxWidthPx}px` }}
        hotkey={[NOTIFICATIONS.hotkey]}
      />
    </Toast.Provider>
  );
}
