import { type ModeratedItem, ModerationOutcome, ModerationQueue, ROUTES } from '@marcel/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useState } from 'react';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { MODERATION_KEY } from '../../shared/moderation/moderation-key';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { addressOf, type QueueView } from './queue-view';
import { useFailureToast } from '../../shared/feedback/use-failure-toast';
import { useUndo } from '../../shared/undo/undo-context';
import { UNDO_TEXTS } from '../../shared/undo/undo-texts';
import { judgingAgain, type Undoable } from '../../shared/undo/undoable';
import { type Act, judging, keyOf, takingBack } from './acts';
import { ACT_TEXTS, MODERATION_TEXTS } from './moderation-texts';

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
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
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
    // Lists, counts and the public pages may all show what was decided, here or elsewhere.
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
