import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { Button, IconButton } from '../controls/Button';
import { Icon } from '../icons/Icon';
import { classes } from '../theme/classes';
import styles from './ToastViewport.module.css';
import { NOTIFICATIONS, type ToastState } from './use-toasts';

function Toast({ toast, onClose }: { toast: ToastState; onClose: () => void }) {
  const destructive = toast.tone === 'destructive';
  return (
    <Radix.Root
      className={classes(styles.toast, destructive && styles.destructive)}
      open={toast.isOpen}
      onOpenChange={(open) => !open && onClose()}
      type={destructive ? 'foreground' : 'background'}
    >
      <Icon name={destructive ? 'error' : 'info'} size={20} />
      <div className={styles.text}>
        <Radix.Title className={styles.title}>{toast.title}</Radix.Title>{' '}
        {toast.body && <Radix.Description>{toast.body}</Radix.Description>}
      </div>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.label}>
          <Button onClick={toast.action.run}>{toast.action.label}</Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton aria-label="Close">
          <Icon name="close" size={12} />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}

export interface ToastViewportProps {
  toast: ToastState;
  onDismiss: (id: number) => void;
}

export function ToastViewport({ toast, onDismiss }: ToastViewportProps) {
  const viewport = useRef<HTMLOListElement>(null);
  // Shows the popover again, so that it lies above dialogs that were opened since.
  useEffect(() => {
    const element: Partial<HTMLElement> | null = viewport.current;
    element?.hidePopover?.();
    element?.showPopover?.();
  }, [toast.id]);
  return (
    <Radix.Provider duration={NOTIFICATIONS.durationMs} swipeThreshold={NOTIFICATIONS.swipePx}>
      <Toast key={toast.id} toast={toast} onClose={() => onDismiss(toast.id)} />
      <Radix.Viewport
        ref={viewport}
        popover="manual"
        className={styles.area}
        style={{ '--marcel-toasts-width': `${NOTIFICATIONS.maxWidthPx}px` }}
        hotkey={[NOTIFICATIONS.hotkey]}
      />
    </Radix.Provider>
  );
}
