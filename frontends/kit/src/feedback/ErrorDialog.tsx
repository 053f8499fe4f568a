import { useId, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Icon, type IconName } from '../icons/Icon';
import styles from './ErrorDialog.module.css';

export interface ErrorDialogProps {
  title: string;
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
  icon?: IconName;
  /** Further ways out, beside Retry. */
  children?: ReactNode;
}

/** The classic error box, in the place of what failed; it never covers the rest of the page. */
export function ErrorDialog({
  title,
  message,
  onRetry,
  retryLabel = 'Retry',
  icon = 'error',
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
