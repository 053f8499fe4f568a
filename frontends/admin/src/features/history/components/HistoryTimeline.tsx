import type { Undoable } from '../../../shared/undo/undoable';
import type { Entry } from '../entry';
import { HistoryEntry } from './HistoryEntry';
import styles from './HistoryTimeline.module.css';

interface HistoryTimelineProps {
  /** Oldest first. */
  entries: readonly Entry[];
  /** How the entry is undone; null when it cannot be. */
  undoOf: (entry: Entry) => Undoable | null;
}

/** What has happened, newest first. */
export const HistoryTimeline = ({ entries, undoOf }: HistoryTimelineProps) => (
  <ol className={styles.timeline} reversed>
    {entries.toReversed().map((entry) => (
      <li key={entry.position}>
        <HistoryEntry entry={entry} undoable={undoOf(entry)} />
      </li>
    ))}
  </ol>
);
