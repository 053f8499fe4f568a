import { initials } from '@marcel/contracts';
import styles from './InitialsPlaceholder.module.css';

/** Stands in for a missing picture: the initials on a gradient. */
export function InitialsPlaceholder({ name }: { name: string }) {
  return (
    <div className={styles.placeholder} role="img" aria-label={`${name} (no picture)`}>
      <span aria-hidden>{initials(name)}</span>
    </div>
  );
}
