import styles from './Skeleton.module.css';

export type SkeletonKind = 'card' | 'text' | 'picture' | 'row';

export function Skeleton({ kind }: { kind: SkeletonKind }) {
  if (kind === 'card') {
    return (
      <div className={styles.card} aria-hidden>
        <div className={styles.picture} />
        <div className={styles.text} />
        <div className={styles.text} />
      </div>
    );
  }
  return <div className={styles[kind]} aria-hidden />;
}
