import {
  areSimilar,
  fillPath,
  MascotSuggestions,
  ROUTES,
  type SubmissionPayload,
  SubmissionProgress,
  SubmissionReceipt,
} from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useDebouncedValue } from '@marcel/kit/programs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mascotKeys } from '../../shared/mascots/mascot-keys';
import { progressKey } from '../../shared/receipts/progress-key';
import { toFormData, toRevision } from './request';
import type { SubmissionValues } from './values';
import { useIdempotencyKey } from '../../shared/idempotency/use-idempotency-key';
import { receipts } from '../../shared/receipts/receipts';
import { draft } from './draft';

/** How long typing rests before it is looked for, in milliseconds. */
const DUPLICATES_DEBOUNCE_MS = 300;

const LEAST = 3;

const MOST = 3;

type Found = MascotSuggestions['suggestions'][number];

const isNamed = (name: string, typed: string) =>
  name.toLowerCase().includes(typed.toLowerCase()) || areSimilar(name, typed);

export function useLikelyDuplicates(typed: string): readonly Found[] {
  const text = useDebouncedValue(typed.trim(), DUPLICATES_DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: mascotKeys.named(text),
    queryFn: async ({ signal }) => {
      const path = `${ROUTES.mascotSuggestions}?${new URLSearchParams({ search: text })}`;
      const { suggestions } = await api.get(path, MascotSuggestions, { signal });
      return suggestions.filter(({ name }) => isNamed(name, text)).slice(0, MOST);
    },
    enabled: text.length >= LEAST,
  });
  return data ?? [];
}

interface Revision {
  values: SubmissionValues;
  submitted: SubmissionPayload;
  image: File | null;
}

export function useReviseSubmission(key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, submitted, image }: Revision) =>
      api.send('POST', fillPath(ROUTES.submissionRevise, { key }), {
        form: toRevision(values, submitted, image),
        schema: SubmissionProgress,
      }),
    onSuccess: (progress) => client.setQueryData(progressKey(key), progress),
  });
}

interface Submission {
  values: SubmissionValues;
  image: File | null;
}

const contentOf = ({ values, image }: Submission) =>
  JSON.stringify([values, image && [image.name, image.size, image.lastModified]]);

/** Sends a submission for review. Its private link is kept in this browser, its draft no longer. */
export function useSubmitMascot() {
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: (submission: Submission) =>
      api.send('POST', ROUTES.submissions, {
        form: toFormData(submission.values, submission.image),
        schema: SubmissionReceipt,
        owned: true,
        idempotencyKey: keys.of(contentOf(submission)),
      }),
    onSettled: (_receipt, error) => keys.settle(error ?? undefined),
    onSuccess: ({ statusUrl }, { values }) => {
      draft.clear();
      receipts.keep({ name: values.name.trim(), statusUrl });
    },
  });
}
