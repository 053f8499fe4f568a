import { ModerationOutcome, ROUTES, type ModeratedItem, type ModerationQueue } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { useUndo } from '../../../shared/undo/undo-context';
import { UNDO_TEXTS } from '../../../shared/undo/undo-texts';
import { judgingAgain, type Undoable } from '../../../shared/undo/undoable';
import { judging, keyOf, takingBack, type Act } from '../acts';
import { ACT_TEXTS, MODERATION_TEXTS } from '../moderation-texts';
import { QUEUE_KEY } from './use-queue';

export interface Decision {
  act: Act;
  items: readonly ModeratedItem[];
  reason: string;
}

/**
 * Decides on items with one reason, and tells the outcome in a toast; those that somebody else decided first are told apart.
 * Several decisions may be under way: `isDeciding` has the keys of their items until the page is as they have left it.
 */
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
