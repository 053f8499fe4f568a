import { ERROR_MESSAGES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { ApiError, errorText } from '@marcel/kit/api';
import type { UseFormSetError } from 'react-hook-form';
import { fieldOf } from './fields';
import { SUBMIT_TEXTS } from './texts';
import type { SubmissionValues } from './values';

/** Statuses that are about the picture: too many bytes, or not one that can be decoded. */
const PICTURE_REFUSED = [413, 415];

/** Tells why the server refuses, at the fields that it is about. */
export function useRefusal(setError: UseFormSetError<SubmissionValues>, refusePicture: (message: string) => void) {
  const toast = useToast();
  return (error: Error): void => {
    const fallback = error instanceof ApiError ? SUBMIT_TEXTS.failedWith(error.status) : ERROR_MESSAGES.unavailable;
    const body = errorText(error, fallback);
    toast({ title: SUBMIT_TEXTS.failed, body, tone: 'destructive' });
    if (!(error instanceof ApiError)) return;
    if (PICTURE_REFUSED.includes(error.status)) refusePicture(body);
    for (const [place, { path, message }] of error.details.entries()) {
      const field = fieldOf(path);
      if (field) setError(field, { type: 'server', message }, { shouldFocus: place === 0 });
      else if (path === 'image') refusePicture(message);
    }
  };
}
