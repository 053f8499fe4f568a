import styles from './InitialsPlaceholder.module.css';

/** First letters of a name's first two words. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** Stands in for a missing picture: the initials on a gradient. */
export function InitialsPlaceholder({ name }: { name: string }) {
  return (
    <div className={styles.placeholder} role="img" aria-label={`${name} (no picture)`}>
      <span aria-hidden>{initials(name)}</span>
    </div>
  );
}
