import { type ModeratedItem, ModerationOutcome, ModerationQueue, ROUTES } from '@marcel/contracts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '@marcel/kit/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdminApi, useAdminClient } from '../../shared/api';
import { MODERATION_KEY } from '../../shared/live/refresh-soon';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { ACT_TEXTS, addressOf, MODERATION_TEXTS, type QueueView } from './queue-view';
import { judgingAgain, UNDO_TEXTS, type Undoable, useUndo } from '../../shared/undo/undo';
import { type Act, actionFor, judging, keyOf, takingBack } from './acts';

const QUEUE_KEY = [...MODERATION_KEY, 'queue'] as const;

export function useQueue(view: QueueView) {
  const adminApi = useAdminApi();
  const address = addressOf(view);
  return useQuery({
    queryKey: [...QUEUE_KEY, address],
    queryFn: ({ signal }) => adminApi.get(address, ModerationQueue, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.moderationRefresh,
    refetchOnMount: 'always',
  });
}

interface Decision {
  act: Act;
  items: readonly ModeratedItem[];
  reason: string;
}

export function useModerate(onDecided: (undoable: Undoable | null) => void) {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  const undo = useUndo();
  const [deciding, setDeciding] = useState<readonly Decision[]>([]);
  const { mutate } = useMutation({
    mutationFn: async ({ act, items, reason }: Decision) => {
      const outcomes = [];
      for (const judged of judging(act, items)) {
        const { decided, refused } = await adminApi.send('POST', ROUTES.moderation, ModerationOutcome, {
          ...judged,
          reason,
        });
        outcomes.push({ action: judged.action, items: decided, refused });
      }
      return outcomes;
    },
    onMutate: (decision) => {
      setDeciding((others) => [...others, decision]);
    },
    onSuccess: (outcomes, { act, items }) => {
      const decided = outcomes.flatMap((outcome) => outcome.items);
      const refused = outcomes.flatMap((outcome) => outcome.refused);
      const undoable = judgingAgain(takingBack(outcomes, items));
      const gone = new Set([...decided, ...refused].map(keyOf));
      client.setQueriesData<ModerationQueue>(
        { queryKey: QUEUE_KEY },
        (queue) => queue && { ...queue, items: queue.items.filter((item) => !gone.has(keyOf(item))) },
      );
      if (decided.length > 0) onDecided(undoable);
      const [first] = refused;
      toast({
        title: decided.length > 0 ? ACT_TEXTS[act].done(decided.length) : MODERATION_TEXTS.handled,
        ...(first && { body: refusalText(refused.length, first.error), tone: 'destructive' }),
        ...(undoable && { action: { label: UNDO_TEXTS.action, run: () => undo(undoable) } }),
      });
    },
    onError: (error) => {
      const { title, body } = MODERATION_TEXTS.failed;
      toastFailure(error, { title, body: errorText(error, body) });
    },
    // Lists, counts and public pages may have cached the decided items.
    onSettled: async (_outcomes, _error, decision) => {
      await client.invalidateQueries();
      setDeciding((others) => others.filter((other) => other !== decision));
    },
  });
  const isDeciding = new Set(deciding.flatMap(({ items }) => items).map(keyOf));
  return { moderate: mutate, isDeciding };
}

const refusalText = (count: number, error: string) =>
  count === 1 ? error : `${MODERATION_TEXTS.refused(count)}: ${error}`;

export function useWaitingCount(): number | undefined {
  const adminApi = useAdminApi();
  const { data } = useQuery({
    queryKey: [...MODERATION_KEY, 'waiting'],
    queryFn: ({ signal }) => adminApi.get(`${ROUTES.moderation}?limit=1`, ModerationQueue, signal),
    select: ({ counts }) => counts.reported + counts.held,
    refetchInterval: ADMIN_TIMES_MS.moderationRefresh,
  });
  return data;
}

export interface GivenReason {
  text: string;
  stays: boolean;
}

type GivenReasons = Readonly<Partial<Record<Act, GivenReason>>>;

export interface AskedAct {
  act: Act;
  items: readonly ModeratedItem[];
}

export type ActOn = (act: Act, items: readonly ModeratedItem[]) => void;

export function useActs() {
  const [reasons, setReasons] = useState<GivenReasons>({});
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [last, setLast] = useState<Undoable | null>(null);
  const { moderate, isDeciding } = useModerate(setLast);
  const undo = useUndo();

  const act: ActOn = (wanted, shown) => {
    const items = shown.filter((item) => actionFor(wanted, item) !== undefined);
    const given = reasons[wanted];
    if (items.length === 0) return;
    if (given?.stays) moderate({ act: wanted, items, reason: given.text });
    else setAsked({ act: wanted, items });
  };
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return {
    reasons,
    asked,
    isDeciding,
    /** Stable, so that a hundred items do not render again on each press. */
    act: useCallback<ActOn>((wanted, items) => latest.current(wanted, items), []),
    confirm: (reason: GivenReason) => {
      if (asked === null) return;
      setReasons({ ...reasons, [asked.act]: reason });
      setAsked(null);
      moderate({ ...asked, reason: reason.text });
    },
    cancel: () => setAsked(null),
    askAgain: (act: Act) => setReasons({ ...reasons, [act]: undefined }),
    undoLast: () => last && undo(last),
  };
}

export type Acts = ReturnType<typeof useActs>;
