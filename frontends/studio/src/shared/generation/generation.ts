import { ApiError, errorText } from '@marcel/kit/api';
import { jsonStore, type JsonStore, type ToastMessage, useToast } from '@marcel/kit';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { type GalleryEntry, type GalleryItem, galleryItemPage, isSettled } from '@marcel/contracts';
import { type QueryClient, QueryObserver, useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { galleryEntry, type RecordKind, studioKeys } from '../records';
import { useOnline } from '@marcel/kit/programs';

export const FAILED_TITLE = 'Something went wrong';

interface Rejection {
  reason: string;
  isTemporary: boolean;
}

const TEMPORARY_STATUSES = [408, 409, 425, 429];

const isTemporary = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || TEMPORARY_STATUSES.includes(error.status);

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;
const MAX_MISSING_RETRIES = 5;

const entryQuery = (item: string, isFromBeforeReload = false) => ({
  ...galleryEntry(item),
  retry: (failures: number, error: unknown) => {
    const isMissing = error instanceof ApiError && error.status === 404;
    return !isMissing || (!isFromBeforeReload && failures < MAX_MISSING_RETRIES);
  },
  retryDelay: (failures: number) => Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS),
});

interface GenerationOptions<Request> {
  kind: RecordKind;
  /** Returns the id of the gallery item of a record. */
  toItemId: (id: number) => string;
  send: (request: Request) => Promise<{ id: number; hidden: boolean }>;
  startedToast: (request: Request) => ToastMessage | null;
  failedToast: (error: Error, request: Request) => ToastMessage;
  rejectionText: (error: Error, request: Request) => string;
}

/** Starts a generation. Toasts its start, a rejection, and its outcome unless a dialog shows it. */
export function useCreateGeneration<Request>({
  kind,
  toItemId,
  send,
  startedToast,
  failedToast,
  rejectionText,
}: GenerationOptions<Request>) {
  const client = useQueryClient();
  const toast = useToast();
  const watchInBackground = useBackgroundWatcher();
  const generation = useMutation({
    mutationFn: send,
    onSuccess: ({ id, hidden }, request) => {
      const message = startedToast(request);
      if (message) toast(message);
      if (!hidden) watchInBackground(toItemId(id));
      void client.invalidateQueries({ queryKey: studioKeys[kind] });
    },
    onError: (error, request) => toast({ ...failedToast(error, request), tone: 'destructive' }),
  });
  const { error, variables } = generation;
  const rejection: Rejection | null =
    error && variables
      ? { reason: errorText(error, rejectionText(error, variables)), isTemporary: isTemporary(error) }
      : null;
  return { ...generation, rejection };
}

interface StoredGeneration<Input> {
  id: number;
  hidden: boolean;
  input: Input;
}

/** The running generation, kept in sessionStorage so that it survives a reload. */
export const generationStore = <Input>(key: string, input: z.ZodMiniType<Input>): JsonStore<StoredGeneration<Input>> =>
  jsonStore(() => sessionStorage, key, z.object({ id: z.number(), hidden: z.boolean(), input }));

interface CreateMutation<Request> {
  data: { id: number; hidden: boolean } | undefined;
  variables: Request | undefined;
  reset: () => void;
}

export function useRestoredGeneration<Request, Input>(
  store: JsonStore<StoredGeneration<Input>>,
  { data, variables, reset }: CreateMutation<Request>,
  toInput: (request: Request) => Input,
) {
  const [restored, setRestored] = useState(store.read);
  const current = data && variables ? { id: data.id, hidden: data.hidden, input: toInput(variables) } : null;
  const id = current?.id;
  useEffect(() => {
    if (current) store.write(current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, store]);
  return {
    /** The accepted request; null until the server has accepted it. */
    started: variables
      ? current && { ...current, isFromBeforeReload: false }
      : restored && { ...restored, isFromBeforeReload: true },
    isOpen: variables !== undefined || restored !== null,
    clearStored: store.clear,
    close: () => {
      store.clear();
      setRestored(null);
      reset();
    },
  };
}

export interface CurrentGeneration {
  kind: RecordKind;
  /** The accepted request; null until the server has accepted it. `isFromBeforeReload`: that was before the page was loaded. */
  started: { id: number; item: string; hidden: boolean; isFromBeforeReload: boolean } | null;
  /** The error of a rejected request. */
  rejection: Rejection | null;
}

const FAILURES_BEFORE_NOTICE = 3;

interface GenerationProgressState {
  entry: GalleryEntry | undefined;
  isCompleted: boolean;
  isFinished: boolean;
  failure: string | null;
  /** A reason for the delay other than the provider's time. */
  delay: string | null;
  retryNow: () => void;
}

export function useGenerationState({ started, rejection }: CurrentGeneration): GenerationProgressState {
  const client = useQueryClient();
  const isOnline = useOnline();
  const query = entryQuery(started?.item ?? '', started?.isFromBeforeReload);
  const result = useQuery({ ...query, enabled: started?.hidden === false });
  const entry = result.isPlaceholderData ? undefined : result.data;
  const status = entry?.item.status;
  const isDeleted = started !== null && result.isError && status !== 'completed';
  const isFinished =
    rejection !== null || started?.hidden === true || isDeleted || (status !== undefined && isSettled(status));
  const failure =
    rejection?.reason ??
    (isDeleted
      ? 'This picture was deleted.'
      : status === 'failed'
        ? (entry?.item.failureReason ?? FAILED_TITLE)
        : null);
  const slowMessage =
    result.failureCount >= FAILURES_BEFORE_NOTICE
      ? 'This takes longer than usual. We keep checking for your picture.'
      : null;

  // A pending retry would not run earlier for a second request.
  const retryNow = () =>
    void client.cancelQueries({ queryKey: query.queryKey, exact: true }).then(() => result.refetch());
  const retryNowIfFailing = useEffectEvent(() => {
    if (result.failureCount > 0) retryNow();
  });
  useEffect(() => {
    if (isOnline) retryNowIfFailing();
  }, [isOnline]);

  const delay =
    started === null || isFinished
      ? null
      : isOnline
        ? slowMessage
        : 'You seem to be offline. Your picture will appear when you are back online.';
  return { entry, isCompleted: status === 'completed', isFinished, failure, delay, retryNow };
}

const backgroundWatchers = new Map<string, () => void>();

export function stopWatching(item: string): void {
  backgroundWatchers.get(item)?.();
  backgroundWatchers.delete(item);
}

function watchInBackground(client: QueryClient, item: string, onSettled: (item: GalleryItem) => void): void {
  stopWatching(item);
  const observer = new QueryObserver(client, entryQuery(item));
  const end = observer.subscribe(({ data, isPlaceholderData, isFetching, isError }) => {
    if (isFetching) return;
    if (isError) return stopWatching(item);
    if (!data || isPlaceholderData || !isSettled(data.item.status)) return;
    stopWatching(item);
    onSettled(data.item);
  });
  backgroundWatchers.set(item, end);
}

export function useBackgroundWatcher(): (item: string) => void {
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(
    (item) => {
      const show = () => void navigate(galleryItemPage(item));
      const notify = ({ status, failureReason }: GalleryItem) => {
        if (status === 'completed') toast({ title: 'Your picture is ready', action: { label: 'Show It', run: show } });
        else toast({ title: FAILED_TITLE, ...(failureReason && { body: failureReason }), tone: 'destructive' });
      };
      watchInBackground(client, item, notify);
    },
    [client, navigate, toast],
  );
}
