import { ERROR_MESSAGES, PAGES } from '@marcel/contracts';
import { useToast, type ToastMessage } from '@marcel/kit';
import { ApiError, errorText } from '@marcel/kit/api';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSubmitMascot } from './api/use-submit-mascot';
import { fieldOf } from './fields';
import { SUBMIT_TEXTS } from './texts';
import { EMPTY_SUBMISSION, type SubmissionValues } from './values';

/** Pause between the thank-you toast and the return to the directory, in milliseconds. */
export const SUBMIT_REDIRECT_MS = 2000;

/** Statuses that are about the picture: too many bytes, or not one that can be decoded. */
const PICTURE_REFUSED = [413, 415];

/** The picture's part of the form, and the way from Submit to the directory. */
export function useSubmission({ reset, setError }: UseFormReturn<SubmissionValues>) {
  const toast = useToast();
  const navigate = useNavigate();
  const submit = useSubmitMascot();
  const [image, setImage] = useState<File | null>(null);
  const [imageError, setImageError] = useState<string | null>(null);

  const { isSuccess } = submit;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate(PAGES.directory), SUBMIT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);

  const succeed = (statusUrl: string) => {
    reset(EMPTY_SUBMISSION);
    setImage(null);
    toast({
      ...SUBMIT_TEXTS.success,
      action: { label: 'Follow its status', run: () => void navigate(statusUrl) },
    });
  };

  const fail = (error: Error) => {
    const fallback = error instanceof ApiError ? SUBMIT_TEXTS.failedWith(error.status) : ERROR_MESSAGES.unavailable;
    const body = errorText(error, fallback);
    toast({ title: SUBMIT_TEXTS.failed, body, tone: 'destructive' });
    if (!(error instanceof ApiError)) return;
    if (PICTURE_REFUSED.includes(error.status)) setImageError(body);
    for (const [place, { path, message }] of error.details.entries()) {
      const field = fieldOf(path);
      if (field) setError(field, { type: 'server', message }, { shouldFocus: place === 0 });
      else if (path === 'image') setImageError(message);
    }
  };

  const send = (values: SubmissionValues) => {
    if (submit.isPending || submit.isSuccess) return;
    submit.mutate({ values, image }, { onSuccess: ({ statusUrl }) => succeed(statusUrl), onError: fail });
  };

  return {
    send,
    sending: submit.isPending,
    sent: isSuccess,
    picture: {
      file: image,
      onFile: (file: File | null) => {
        setImage(file);
        setImageError(null);
      },
      error: imageError,
      onRefused: ({ body, title }: ToastMessage) => setImageError(body ?? title),
    },
  };
}
