import { Spinner } from '@marcel/kit';
import { Timeline } from '@marcel/kit/antd';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import type { Undoable } from '../../../shared/undo/undoable';
import { HistoryEntry, type Entry } from './HistoryEntry';

interface HistoryCardProps {
  /** Oldest first. */
  history: { data: readonly Entry[] | undefined; error: Error | null; refetch: () => unknown };
  /** How the entry is undone; null when it cannot be. */
  undoOf: (entry: Entry) => Undoable | null;
  children?: ReactNode;
}

/** What has happened, newest first. */
export const HistoryCard = ({ history: { data, error, refetch }, undoOf, children }: HistoryCardProps) => (
  <Card title="History">
    {children}
    {data === undefined && !error && <Spinner label="Loading history..." />}
    {data === undefined && error && (
      <LoadFailure title="Failed to load history" error={error} onRetry={() => void refetch()} />
    )}
    {data && (
      <Timeline
        items={data.toReversed().map((entry) => ({
          key: entry.position,
          content: <HistoryEntry entry={entry} undoable={undoOf(entry)} />,
        }))}
      />
    )}
  </Card>
);
