import type { PoseName } from '@marcel/art/poses';
import { useId, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Icon, type IconName } from '../icons/Icon';
import { Marcel } from '../marcel/Marcel';
import styles from './ErrorDialog.module.css';

export interface ErrorDialogProps {
  title: string;
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
  icon?: IconName;
  pose?: PoseName;
  children?: ReactNode;
}

/** An error box in place of the failed part; it never covers the rest of the page. */
export function ErrorDialog({
  title,
  message,
  onRetry,
  retryLabel = 'Retry',
  icon = 'error',
  pose,
  children,
}: ErrorDialogProps) {
  const id = useId();
  return (
    <section className={styles.dialog} role="alert" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>
        <Icon name={icon} size={40} />
        <p>{message}</p>
        {pose && (
          <div className={styles.marcel}>
            <Marcel pose={pose} size={120} />
          </div>
        )}
      </div>
      {(onRetry || children) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button kind="primary" onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {children}
        </div>
      )}
    </section>
  );
}
