import { ApiError, errorText } from '@marcel/kit/api';
import { jsonStore, type JsonStore, type ToastMessage, useToast } from '@marcel/kit';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { type GalleryEntry, type GalleryItem, galleryItemPage, isSettled } from '@marcel/contracts';
import { type QueryClient, QueryObserver, useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { galleryEntry, type RecordKind, studioKeys } from '../records';
import { useOnline } from '@marcel/kit/programs';

export const REFUSED = 'That did not work';

interface Refusal {
  reason: string;
  passes: boolean;
}

const OF_THE_MOMENT = [408, 409, 425, 429];

const passes = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || OF_THE_MOMENT.includes(error.status);

let over = new AbortController();

export function useStartedToast(): (message: ToastMessage) => void {
  const toast = useToast();
  return useCallback(
    (message) => {
      over = new AbortController();
      toast({ ...message, until: over.signal });
    },
    [toast],
  );
}

export const endStartedToast = (): void => over.abort();

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const LOOKS_FOR_MISSING = 5;

const watchedEntry = (item: string, isLeft = false) => ({
  ...galleryEntry(item),
  retry: (failures: number, error: unknown) => {
    const isMissing = error instanceof ApiError && error.status === 404;
    return !isMissing || (!isLeft && failures < LOOKS_FOR_MISSING);
  },
  retryDelay: (failures: number) => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS),
});

interface Generating<Request> {
  kind: RecordKind;
  /** Returns the id of the gallery item of a record. */
  itemOf: (id: number) => string;
  send: (request: Request) => Promise<{ id: number; hidden: boolean }>;
  started: (request: Request) => ToastMessage | null;
  failed: (error: Error, request: Request) => ToastMessage;
  refused: (error: Error, request: Request) => string;
}

/** Starts a generation, and says what becomes of it even when nobody looks. */
export function useGeneration<Request>({ kind, itemOf, send, started, failed, refused }: Generating<Request>) {
  const client = useQueryClient();
  const toast = useToast();
  const tellStarted = useStartedToast();
  const watch = useWatchUnseen();
  const generation = useMutation({
    mutationFn: send,
    onSuccess: ({ id, hidden }, request) => {
      const message = started(request);
      if (message) tellStarted(message);
      if (!hidden) watch(itemOf(id));
      void client.invalidateQueries({ queryKey: studioKeys[kind] });
    },
    onError: (error, request) => toast({ ...failed(error, request), tone: 'destructive' }),
  });
  const { error, variables } = generation;
  const refusal: Refusal | null =
    error && variables ? { reason: errorText(error, refused(error, variables)), passes: passes(error) } : null;
  return { ...generation, refusal };
}

interface Begun<Asked> {
  id: number;
  hidden: boolean;
  asked: Asked;
}

/** The running generation, kept in sessionStorage so that it survives a reload. */
export const begunStore = <Asked>(key: string, asked: z.ZodMiniType<Asked>): JsonStore<Begun<Asked>> =>
  jsonStore(() => sessionStorage, key, z.object({ id: z.number(), hidden: z.boolean(), asked }));

interface Sending<Request> {
  data: { id: number; hidden: boolean } | undefined;
  variables: Request | undefined;
  reset: () => void;
}

export function useBegun<Request, Asked>(
  store: JsonStore<Begun<Asked>>,
  { data, variables, reset }: Sending<Request>,
  askedOf: (request: Request) => Asked,
) {
  const [left, setLeft] = useState(store.read);
  const here = data && variables ? { id: data.id, hidden: data.hidden, asked: askedOf(variables) } : null;
  const id = here?.id;
  useEffect(() => {
    if (here) store.write(here);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, store]);
  return {
    /** Null until the server has accepted the request. */
    made: variables ? here && { ...here, isLeft: false } : left && { ...left, isLeft: true },
    isWatched: variables !== undefined || left !== null,
    settle: store.clear,
    leave: () => {
      store.clear();
      setLeft(null);
      reset();
    },
  };
}

export interface Making {
  kind: RecordKind;
  /** Null until the server has accepted the request; `isLeft` if that was before the page was loaded. */
  made: { id: number; item: string; hidden: boolean; isLeft: boolean } | null;
  /** The error of a rejected request. */
  refusal: Refusal | null;
}

const FAILURES_TOLD = 3;

interface MakingState {
  entry: GalleryEntry | undefined;
  isMade: boolean;
  isOver: boolean;
  failure: string | null;
  /** A reason for the delay other than the provider's time. */
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
    (isGone ? 'This picture is no longer here.' : status === 'failed' ? (entry?.item.failureReason ?? REFUSED) : null);
  const slow =
    look.failureCount >= FAILURES_TOLD
      ? 'This takes longer than usual. Your picture is not lost: it is looked for again and again.'
      : null;

  // A pending retry would not run earlier for a second request.
  const lookAgain = () =>
    void client.cancelQueries({ queryKey: watched.queryKey, exact: true }).then(() => look.refetch());
  const lookAgainIfLate = useEffectEvent(() => {
    if (look.failureCount > 0) lookAgain();
  });
  useEffect(() => {
    if (isOnline) lookAgainIfLate();
  }, [isOnline]);

  const delay =
    made === null || isOver
      ? null
      : isOnline
        ? slow
        : 'You seem to be offline. Your picture comes when you are connected again.';
  return { entry, isMade: status === 'completed', isOver, failure, delay, lookAgain };
}

const watched = new Map<string, () => void>();

export function endWatching(item: string): void {
  watched.get(item)?.();
  watched.delete(item);
}

function watchUnseen(client: QueryClient, item: string, onSettled: (over: GalleryItem) => void): void {
  endWatching(item);
  const observer = new QueryObserver(client, watchedEntry(item));
  const end = observer.subscribe(({ data, isPlaceholderData, isFetching, isError }) => {
    if (isFetching) return;
    if (isError) return endWatching(item);
    if (!data || isPlaceholderData || !isSettled(data.item.status)) return;
    endWatching(item);
    onSettled(data.item);
  });
  watched.set(item, end);
}

export function useWatchUnseen(): (item: string) => void {
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(
    (item) => {
      const show = () => void navigate(galleryItemPage(item));
      const notify = ({ status, failureReason }: GalleryItem) => {
        if (status === 'completed') toast({ title: 'Your picture is ready', action: { label: 'Show It', run: show } });
        else toast({ title: REFUSED, ...(failureReason && { body: failureReason }), tone: 'destructive' });
      };
      watchUnseen(client, item, notify);
    },
    [client, navigate, toast],
  );
}
