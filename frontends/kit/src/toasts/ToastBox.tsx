import * as Toast from '@radix-ui/react-toast';
import { Button } from '../controls/Button';
import { Icon } from '../icons/Icon';
import { classes } from '../theme/classes';
import type { ShownToast } from './useToasts';
import styles from './ToastBox.module.css';

export function ToastBox({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const destructive = toast.tone === 'destructive';
  return (
    <Toast.Root
      className={classes(styles.toast, destructive && styles.destructive)}
      open={toast.open}
      onOpenChange={(open) => !open && onClose()}
      type={destructive ? 'foreground' : 'background'}
    >
      <div className={styles.icon}>
        <Icon name={destructive ? 'error' : 'info'} size={28} />
      </div>
      <div className={styles.text}>
        <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
        {toast.body && <Toast.Description>{toast.body}</Toast.Description>}
        {toast.action && (
          <Toast.Action asChild altText={toast.action.label}>
            <Button className={styles.action} onClick={toast.action.run}>
              {toast.action.label}
            </Button>
          </Toast.Action>
        )}
      </div>
      <Toast.Close className={styles.close} aria-label="Close">
        <Icon name="close" size={12} />
      </Toast.Close>
    </Toast.Root>
  );
}
