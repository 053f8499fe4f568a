import { Picture } from '@marcel/kit';
import type { ReactNode } from 'react';
import { textDifference, type Run } from './text-difference';
import styles from './Versions.module.css';

interface Version {
  caption: string;
  value: string;
}

interface VersionsProps {
  label: string;
  before: Version;
  after: Version;
  /** Shown as pictures, instead of as their addresses. */
  isPicture?: boolean;
  children?: ReactNode;
}

/** Two versions of a field beside each other, with what differs marked. */
export function Versions({ label, before, after, isPicture = false, children }: VersionsProps) {
  const runs = isPicture ? null : textDifference(before.value, after.value);
  return (
    <div className={styles.field}>
      <strong>{label}</strong>
      <dl className={styles.versions}>
        <div>
          <dt>{before.caption}</dt>
          <dd dir="auto">{runs ? <Text runs={runs.before} mark="del" /> : <Thumbnail version={before} />}</dd>
        </div>
        <div>
          <dt>{after.caption}</dt>
          <dd dir="auto">{runs ? <Text runs={runs.after} mark="ins" /> : <Thumbnail version={after} />}</dd>
        </div>
      </dl>
      {children}
    </div>
  );
}

function Text({ runs, mark: Mark }: { runs: readonly Run[]; mark: 'del' | 'ins' }) {
  if (runs.every(({ text }) => text === '')) return <i>nothing</i>;
  // A run has no name of its own, and none moves: its place among the others is what tells it from them.
  return runs.map(({ text, differs }, place) =>
    differs ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>,
  );
}

const Thumbnail = ({ version: { caption, value } }: { version: Version }) => (
  <div className={styles.thumbnail}>
    <Picture src={value} alt={`Picture: ${caption}`} fallback={<i>no picture</i>} sizes="160px" ratio={1} />
  </div>
);
