import { diffWordsWithSpace } from 'diff';
import { Picture } from '@marcel/kit';
import type { ReactNode } from 'react';
import styles from './Versions.module.css';

interface Segment {
  text: string;
  differs: boolean;
}

const WORDS = { intlSegmenter: new Intl.Segmenter(undefined, { granularity: 'word' }) };

export function textDifference(before: string, after: string): { before: Segment[]; after: Segment[] } {
  const changes = diffWordsWithSpace(before, after, WORDS);
  const without = (other: 'added' | 'removed', side: 'added' | 'removed') =>
    changes.filter((change) => !change[other]).map((change) => ({ text: change.value, differs: change[side] }));
  return { before: without('added', 'removed'), after: without('removed', 'added') };
}

interface Version {
  caption: string;
  value: string;
}

interface VersionsProps {
  label: string;
  before: Version;
  after: Version;
  isPicture?: boolean;
  children?: ReactNode;
}

export function Versions({ label, before, after, isPicture = false, children }: VersionsProps) {
  const segments = textDifference(isPicture ? '' : before.value, isPicture ? '' : after.value);
  const sides = [
    { ...before, segments: segments.before, mark: 'del' },
    { ...after, segments: segments.after, mark: 'ins' },
  ] as const;
  return (
    <div className={styles.field}>
      <strong>{label}</strong>
      <dl className={styles.versions}>
        {sides.map((side) => (
          <div key={side.mark}>
            <dt className="m-small">{side.caption}</dt>
            <dd dir="auto">{isPicture ? <Thumbnail {...side} /> : <Text {...side} />}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

function Text({ segments, mark: Mark }: { segments: readonly Segment[]; mark: 'del' | 'ins' }) {
  if (segments.every(({ text }) => text === '')) return <i>empty</i>;
  return segments.map(({ text, differs }, index) =>
    differs ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  );
}

const Thumbnail = ({ caption, value }: Version) => (
  <div className={styles.thumbnail}>
    <Picture src={value} alt={`Picture: ${caption}`} fallback={<i>no picture</i>} sizes="160px" ratio={1} />
  </div>
);
