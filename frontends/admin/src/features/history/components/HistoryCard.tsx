import { Spinner } from '@marcel/kit';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import type { Undoable } from '../../../shared/undo/undoable';
import type { Entry } from '../entry';
import { HistoryTimeline } from './HistoryTimeline';

interface HistoryCardProps {
  history: { data: readonly Entry[] | undefined; error: Error | null; refetch: () => unknown };
  undoOf: (entry: Entry) => Undoable | null;
  children?: ReactNode;
}

export const HistoryCard = ({ history: { data, error, refetch }, undoOf, children }: HistoryCardProps) => (
  <Card title="History">
    {children}
    {data === undefined && !error && <Spinner label="Loading history..." />}
    {data === undefined && error && (
      <LoadFailure title="Failed to load history" error={error} onRetry={() => void refetch()} />
    )}
    {data && <HistoryTimeline entries={data} undoOf={undoOf} />}
  </Card>
);
