import { initials } from '@marcel/contracts';
import styles from './InitialsPlaceholder.module.css';

export function InitialsPlaceholder({ name }: { name: string }) {
  return (
    <div className={styles.placeholder} role="img" aria-label={`${name} (no picture)`}>
      <span aria-hidden>{initials(name)}</span>
    </div>
  );
}
