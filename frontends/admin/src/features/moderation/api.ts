import { type ModeratedItem, ModerationOutcome, ModerationQueue, ROUTES } from '@marcel/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdminClient, useAdminMutation, useAdminQuery } from '../../shared/api';
import { MODERATION_KEY } from '../../shared/live/refresh-soon';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { ACT_TEXTS, addressOf, type QueueView } from './queue-view';
import { undoableModeration, UNDO_TEXTS, type Undoable, useUndo } from '../../shared/undo/undo';
import { type Act, actionFor, stepsFor, keyOf, stepsToUndo } from './acts';

const QUEUE_KEY = [...MODERATION_KEY, 'queue'] as const;

export function useQueue(view: QueueView) {
  const address = addressOf(view);
  return useAdminQuery([...QUEUE_KEY, address], address, ModerationQueue, {
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.moderationRefresh,
  });
}

interface Decision {
  act: Act;
  items: readonly ModeratedItem[];
  reason: string;
}

export function useModerate(onDecided: (undoable: Undoable | null) => void) {
  const { adminApi, client, toast } = useAdminClient();
  const undo = useUndo();
  const [deciding, setDeciding] = useState<readonly Decision[]>([]);
  const { mutate } = useAdminMutation({
    mutationFn: async ({ act, items, reason }: Decision) => {
      const outcomes = [];
      for (const judged of stepsFor(act, items)) {
        const { decided, failed } = await adminApi.send('POST', ROUTES.moderation, ModerationOutcome, {
          ...judged,
          reason,
        });
        outcomes.push({ action: judged.action, items: decided, failed });
      }
      return outcomes;
    },
    onMutate: (decision) => {
      setDeciding((others) => [...others, decision]);
    },
    onSuccess: (outcomes, { act, items }) => {
      const decided = outcomes.flatMap((outcome) => outcome.items);
      const failed = outcomes.flatMap((outcome) => outcome.failed);
      const undoable = undoableModeration(stepsToUndo(outcomes, items));
      const gone = new Set([...decided, ...failed].map(keyOf));
      client.setQueriesData<ModerationQueue>(
        { queryKey: QUEUE_KEY },
        (queue) => queue && { ...queue, items: queue.items.filter((item) => !gone.has(keyOf(item))) },
      );
      if (decided.length > 0) onDecided(undoable);
      const [first] = failed;
      toast({
        title: decided.length > 0 ? ACT_TEXTS[act].done(decided.length) : 'Already handled',
        ...(first && { body: failureText(failed.length, first.error), tone: 'destructive' }),
        ...(undoable && { action: { label: UNDO_TEXTS.action, run: () => undo(undoable) } }),
      });
    },
    failed: { title: 'Decision failed', body: 'Please try again.' },
    // Lists, counts and public pages may have cached the decided items.
    onSettled: async (_outcomes, _error, decision) => {
      await client.invalidateQueries();
      setDeciding((others) => others.filter((other) => other !== decision));
    },
  });
  const isDeciding = new Set(deciding.flatMap(({ items }) => items).map(keyOf));
  return { moderate: mutate, isDeciding };
}

const failureText = (count: number, error: string) => (count === 1 ? error : `${count} could not be decided: ${error}`);

export function useWaitingCount(enabled: boolean): number {
  const { data = 0 } = useAdminQuery([...MODERATION_KEY, 'waiting'], `${ROUTES.moderation}?limit=1`, ModerationQueue, {
    select: ({ counts }) => counts.reported + counts.held,
    refetchInterval: ADMIN_TIMES_MS.moderationRefresh,
    refetchOnMount: true,
    enabled,
  });
  return data;
}

export interface AskedAct {
  act: Act;
  items: readonly ModeratedItem[];
}

export type ActOn = (act: Act, items: readonly ModeratedItem[]) => void;

export function useActs() {
  const [reasons, setReasons] = useState<Readonly<Partial<Record<Act, string>>>>({});
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [last, setLast] = useState<Undoable | null>(null);
  const { moderate, isDeciding } = useModerate(setLast);
  const undo = useUndo();

  const act: ActOn = (wanted, shown) => {
    const items = shown.filter((item) => actionFor(wanted, item) !== undefined);
    if (items.length > 0) setAsked({ act: wanted, items });
  };
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return {
    /** The last reason of each act, which the next one suggests. */
    reasons,
    asked,
    isDeciding,
    /** The same function in every render, so that the hundred memoized items of the list do not render again. */
    act: useCallback<ActOn>((wanted, items) => latest.current(wanted, items), []),
    confirm: (reason: string) => {
      if (asked === null) return;
      setReasons({ ...reasons, [asked.act]: reason });
      setAsked(null);
      moderate({ ...asked, reason });
    },
    cancel: () => setAsked(null),
    undoLast: () => last && undo(last),
  };
}

export type Acts = ReturnType<typeof useActs>;
