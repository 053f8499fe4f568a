import { type ModeratedItem, ModerationOutcome, ModerationQueue, ROUTES } from '@marcel/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useAdminClient, useAdminMutation, useAdminQuery } from '../../shared/api';
import { MODERATION_KEY } from '../../shared/live/refresh-soon';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { toUrl, type QueueFilters } from './queue-filters';
import { INTENT_TEXTS } from './texts';
import { undoableModeration, UNDO_TEXTS, type Undoable, useUndo } from '../../shared/undo/undo';
import { type Intent, actionFor, toSteps, toKey, toUndoSteps } from './intents';

const QUEUE_KEY = [...MODERATION_KEY, 'queue'] as const;

export function useQueue(filters: QueueFilters) {
  const address = toUrl(filters);
  return useAdminQuery([...QUEUE_KEY, address], address, ModerationQueue, {
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.moderationRefresh,
  });
}

interface ModerationDecision extends PendingDecision {
  reason: string;
}

export function useModerate(onDecided: (undoable: Undoable | null) => void) {
  const { adminApi, client, toast } = useAdminClient();
  const undo = useUndo();
  const [deciding, setDeciding] = useState<readonly ModerationDecision[]>([]);
  const { mutate } = useAdminMutation({
    mutationFn: async ({ intent, items, reason }: ModerationDecision) => {
      const outcomes = [];
      for (const step of toSteps(intent, items)) {
        const body = { ...step, reason };
        const { decided, failed } = await adminApi.send('POST', ROUTES.moderation, ModerationOutcome, body);
        outcomes.push({ action: step.action, items: decided, failed });
      }
      return outcomes;
    },
    onMutate: (decision) => {
      setDeciding((others) => [...others, decision]);
    },
    onSuccess: (outcomes, { intent, items }) => {
      const decided = outcomes.flatMap((outcome) => outcome.items);
      const failed = outcomes.flatMap((outcome) => outcome.failed);
      const undoable = undoableModeration(toUndoSteps(outcomes, items));
      const handledKeys = new Set([...decided, ...failed].map(toKey));
      client.setQueriesData<ModerationQueue>(
        { queryKey: QUEUE_KEY },
        (queue) => queue && { ...queue, items: queue.items.filter((item) => !handledKeys.has(toKey(item))) },
      );
      if (decided.length > 0) onDecided(undoable);
      const [first] = failed;
      toast({
        title: decided.length > 0 ? INTENT_TEXTS[intent].summarize(decided.length) : 'Already handled',
        ...(first && { body: failureText(failed.length, first.error), tone: 'destructive' }),
        ...(undoable && { action: { label: UNDO_TEXTS.action, run: () => undo(undoable) } }),
      });
    },
    failure: { title: 'Decision failed', body: 'Please try again.' },
    // Lists, counts and public pages may have cached the decided items.
    onSettled: async (_outcomes, _error, decision) => {
      await client.invalidateQueries();
      setDeciding((others) => others.filter((other) => other !== decision));
    },
  });
  const decidingKeys = new Set(deciding.flatMap(({ items }) => items).map(toKey));
  return { moderate: mutate, decidingKeys };
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

export interface PendingDecision {
  intent: Intent;
  items: readonly ModeratedItem[];
}

export type StartDecision = (intent: Intent, items: readonly ModeratedItem[]) => void;

export function useModerationDecisions() {
  const [reasons, setReasons] = useState<Readonly<Partial<Record<Intent, string>>>>({});
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const [lastUndo, setLastUndo] = useState<Undoable | null>(null);
  const { moderate, decidingKeys } = useModerate(setLastUndo);
  const undo = useUndo();

  // Return the same function in every render, so that the hundred memoized items of the list do not render again.
  const start = useCallback<StartDecision>((intent, candidates) => {
    const items = candidates.filter((item) => actionFor(intent, item) !== undefined);
    if (items.length > 0) setPending({ intent, items });
  }, []);
  return {
    /** The last reason of each intent; the next decision suggests it. */
    reasons,
    pending,
    decidingKeys,
    start,
    confirm: (reason: string) => {
      if (pending === null) return;
      setReasons({ ...reasons, [pending.intent]: reason });
      setPending(null);
      moderate({ ...pending, reason });
    },
    cancel: () => setPending(null),
    undoLast: () => lastUndo && undo(lastUndo),
  };
}

export type Decisions = ReturnType<typeof useModerationDecisions>;
