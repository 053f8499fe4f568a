import { isSettled, type GalleryEntry } from '@marcel/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '../live/use-online';
import type { RecordKind } from '../records/change-record';
import type { Refusal } from './refusal';
import { MAKING_TEXTS } from './texts';
import { watchedEntry } from './watched-entry';

export interface Making {
  kind: RecordKind;
  /** Null until the server has taken the request; `isLeft` if that was before the page was loaded. */
  made: { id: number; item: string; hidden: boolean; isLeft: boolean } | null;
  /** Why the server did not take it; null unless it has refused. */
  refusal: Refusal | null;
}

const FAILURES_TOLD = 3;

interface MakingState {
  entry: GalleryEntry | undefined;
  isMade: boolean;
  /** It is there, or will not come. */
  isOver: boolean;
  /** Why it will not come. */
  failure: string | null;
  /** Why it is not there yet, if that is not the painter's time alone. */
  delay: string | null;
  lookAgain: () => void;
}

export function useMaking({ made, refusal }: Making): MakingState {
  const client = useQueryClient();
  const isOnline = useOnline();
  const watched = watchedEntry(made?.item ?? '', made?.isLeft);
  const look = useQuery({ ...watched, enabled: made?.hidden === false });
  const entry = look.isPlaceholderData ? undefined : look.data;
  const status = entry?.item.status;
  const isGone = made !== null && look.isError && status !== 'completed';
  const isOver = refusal !== null || made?.hidden === true || isGone || (status !== undefined && isSettled(status));
  const failure =
    refusal?.reason ??
    (isGone ? MAKING_TEXTS.gone : status === 'failed' ? (entry?.item.failureReason ?? MAKING_TEXTS.refused) : null);
  const slow = look.failureCount >= FAILURES_TOLD ? MAKING_TEXTS.slow : null;

  // A look that waits for its next try would not be hurried by another one.
  const lookAgain = () =>
    void client.cancelQueries({ queryKey: watched.queryKey, exact: true }).then(() => look.refetch());
  const lookAgainIfLate = useEffectEvent(() => {
    if (look.failureCount > 0) lookAgain();
  });
  useEffect(() => {
    if (isOnline) lookAgainIfLate();
  }, [isOnline]);

  const delay = made === null || isOver ? null : isOnline ? slow : MAKING_TEXTS.offline;
  return { entry, isMade: status === 'completed', isOver, failure, delay, lookAgain };
}
