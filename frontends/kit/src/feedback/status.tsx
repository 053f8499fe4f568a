import styles from './status.module.css';
import type { ReactNode } from 'react';
import { Marcel } from '../marcel/Marcel';

export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <svg className={styles.glass} viewBox="0 0 16 16" width={20} height={20} aria-hidden shapeRendering="crispEdges">
        <path fill="#16163a" d="M3 1h10v2h-1v3h-1v1h-1v2h1v1h1v3h1v2H3v-2h1v-3h1V9h1V7H5V6H4V3H3z" />
        <path fill="#fffef8" d="M5 3h6v2h-1v1H9v1H7V6H6V5H5zM7 9h2v1h1v1h1v2H5v-2h1v-1h1z" />
        <path fill="#ffa500" d="M6 4h4v1H9v1H7V5H6zM7 11h2v1h1v1H6v-1h1z" />
      </svg>
      <span>{label}</span>
    </span>
  );
}

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

interface EmptyStateProps {
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
}

export function EmptyState({ picture = <Marcel pose="searching" />, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div aria-hidden>{picture}</div>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

/** The text color of each tone. */
const TEXT_COLORS = { blue: 'link', green: 'green', yellow: 'yellow', orange: 'orange-dark', red: 'red' } as const;

export type BadgeTone = 'plain' | keyof typeof TEXT_COLORS;

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  const style =
    tone === 'plain' ? {} : { background: `var(--marcel-${tone}-pale)`, color: `var(--marcel-${TEXT_COLORS[tone]})` };
  return (
    <span className={styles.badge} style={style}>
      {children}
    </span>
  );
}
