import { useRef, useState } from 'react';
import { jsonStore, type ToastMessage, useToast } from '@marcel/kit';
import type { UseFormSetError } from 'react-hook-form';
import {
  areSimilar,
  fillPath,
  MASCOT_LIMITS,
  MascotSuggestions,
  ROUTES,
  SUBMISSION_FORM_FIELDS,
  type SubmissionPayload,
  SubmissionProgress,
  SubmissionReceipt,
} from '@marcel/contracts';
import { api, ApiError, errorText } from '@marcel/kit/api';
import { receipts, useDebouncedValue } from '@marcel/kit/programs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { revisionDraftName } from '../../shared/revision';
import { findField, SubmissionValues, toFormData, toRevision } from './values';
import { progressKey } from '../../shared/mascots';
import { useIdempotencyKey } from '../../shared/idempotency/use-idempotency-key';

/** An unsent submission without its picture, kept in sessionStorage. */
export const submissionDraft = jsonStore(() => sessionStorage, 'mascotdex_draft', SubmissionValues);

export const revisionDraft = (key: string) => jsonStore(() => sessionStorage, revisionDraftName(key), SubmissionValues);

export type ChosenPicture = ReturnType<typeof usePicture>;

export function usePicture() {
  const [image, setImage] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const fieldRef = useRef<HTMLDivElement>(null);
  return {
    setError,
    showField: () => {
      fieldRef.current?.querySelector('input')?.focus({ preventScroll: true });
      fieldRef.current?.scrollIntoView({ block: 'center' });
    },
    fieldRef,
    picture: {
      file: image,
      onFile: (file: File | null) => {
        setImage(file);
        setError(null);
      },
      error,
      onRejected: ({ body, title }: ToastMessage) => setError(body ?? title),
    },
  };
}

const UNREACHABLE = 'The service is not available right now. Please try again in a moment.';

/** Statuses of a picture that is too large or cannot be decoded. */
const PICTURE_ERRORS = [413, 415];

function fallbackText(error: Error): string {
  if (!(error instanceof ApiError)) return UNREACHABLE;
  const failed = `Request failed with status ${error.status}`;
  return error.status >= 500 ? `${UNREACHABLE} Your input is kept. (${failed})` : failed;
}

export function useSubmissionErrors(setError: UseFormSetError<SubmissionValues>, upload: ChosenPicture) {
  const toast = useToast();
  return (error: Error): void => {
    const body = errorText(error, fallbackText(error));
    toast({ title: 'Submission failed', body, tone: 'destructive' });
    if (!(error instanceof ApiError)) return;
    if (PICTURE_ERRORS.includes(error.status)) {
      upload.setError(body);
      upload.showField();
    }
    for (const [index, { path, message }] of error.details.entries()) {
      const field = findField(path);
      if (field) setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      else if (path === SUBMISSION_FORM_FIELDS.image) {
        upload.setError(message);
        if (index === 0) upload.showField();
      }
    }
  };
}

/** Debounce of the search, in milliseconds. */
const DUPLICATES_DEBOUNCE_MS = 300;
const MIN_SEARCH_LENGTH = 3;
const MAX_DUPLICATES = 3;

type Suggestion = MascotSuggestions['suggestions'][number];

export function useLikelyDuplicates(typed: string): readonly Suggestion[] {
  const text = useDebouncedValue(typed.trim(), DUPLICATES_DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: ['mascots', 'named', text],
    queryFn: async ({ signal }) => {
      const path = `${ROUTES.mascotSuggestions}?${new URLSearchParams({ search: text })}`;
      const { suggestions } = await api.get(path, MascotSuggestions, { signal });
      const isSimilarName = ({ name }: Suggestion) =>
        name.toLowerCase().includes(text.toLowerCase()) || areSimilar(name, text);
      return suggestions.filter(isSimilarName).slice(0, MAX_DUPLICATES);
    },
    enabled: text.length >= MIN_SEARCH_LENGTH && text.length <= MASCOT_LIMITS.shortText,
  });
  return data ?? [];
}

interface Submission {
  values: SubmissionValues;
  image: File | null;
}

export function useReviseSubmission(key: string, submitted: SubmissionPayload) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, image }: Submission) =>
      api.send('POST', fillPath(ROUTES.submissionRevise, { key }), {
        form: toRevision(values, submitted, image),
        schema: SubmissionProgress,
      }),
    onSuccess: (progress) => client.setQueryData(progressKey(key), progress),
  });
}

export function useSubmitMascot() {
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ values, image }: Submission) =>
      api.send('POST', ROUTES.submissions, {
        form: toFormData(values, image),
        schema: SubmissionReceipt,
        sendsOwnerKey: true,
        idempotencyKey: keys.getKey(JSON.stringify([values, image && [image.name, image.size, image.lastModified]])),
      }),
    onSettled: (_receipt, error) => keys.finish(error ?? undefined),
    onSuccess: (receipt) => {
      submissionDraft.clear();
      receipts.save(receipt);
    },
  });
}
