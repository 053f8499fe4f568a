import { Spinner } from '@marcel/kit';
import { Timeline } from '@marcel/kit/antd';
import { useState, type ReactNode } from 'react';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import type { Undoable } from '../../../shared/undo/undoable';
import type { ReadModel } from '../read-model';
import styles from './HistoryCard.module.css';
import { HistoryEntry, type Entry } from './HistoryEntry';
import { StatePane } from './StatePane';

interface HistoryCardProps {
  /** Oldest first. */
  history: { data: readonly Entry[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** How the entry is undone; null when it cannot be. */
  undoOf: (entry: Entry) => Undoable | null;
  readModel: ReadModel;
  /** What is said where an event has left nothing. */
  nothing?: string;
  children?: ReactNode;
}

/** While the history is older than what it is compared with. */
const UNKNOWN: ReadModel = { shown: undefined, failed: false };

/** What has happened, newest first, and beside it how things stood after each. */
export const HistoryCard = ({
  history: { data, error, isFetching, refetch },
  children,
  readModel,
  ...told
}: HistoryCardProps) => (
  <Card title="History">
    {children}
    {data === undefined && !error && <Spinner label="Loading history..." />}
    {data === undefined && error && (
      <LoadFailure title="Failed to load history" error={error} onRetry={() => void refetch()} />
    )}
    {data && <Played entries={data} readModel={isFetching ? UNKNOWN : readModel} {...told} />}
  </Card>
);

type PlayedProps = Pick<HistoryCardProps, 'undoOf' | 'readModel' | 'nothing'> & { entries: readonly Entry[] };

function Played({ entries, undoOf, readModel, nothing = 'It is not in the directory after this.' }: PlayedProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const found = entries.findIndex(({ position }) => position === picked);
  const index = found === -1 ? entries.length - 1 : found;
  return (
    <div className={styles.split}>
      <Timeline
        items={entries.toReversed().map((entry) => ({
          key: entry.position,
          content: (
            <HistoryEntry
              entry={entry}
              undoable={undoOf(entry)}
              isShown={entry === entries[index]}
              onShow={() => setPicked(entry.position)}
            />
          ),
        }))}
      />
      <StatePane
        entries={entries}
        index={index}
        onIndex={(to) => setPicked(entries[to]?.position ?? null)}
        readModel={readModel}
        nothing={nothing}
      />
    </div>
  );
}
