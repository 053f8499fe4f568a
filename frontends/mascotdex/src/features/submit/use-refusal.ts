import { ERROR_MESSAGES, ERROR_STATUS, SUBMISSION_WIRE } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { ApiError, errorText } from '@marcel/kit/api';
import type { UseFormSetError } from 'react-hook-form';
import { fieldOf } from './fields';
import { SUBMIT_TEXTS } from './texts';
import type { usePicture } from './use-picture';
import type { SubmissionValues } from './values';

/** Statuses that are about the picture: too many bytes, or not one that can be decoded. */
const PICTURE_REFUSED = [413, 415];

function wordless(error: Error): string {
  if (!(error instanceof ApiError)) return ERROR_MESSAGES.unavailable;
  const failed = SUBMIT_TEXTS.failedWith(error.status);
  return error.status >= ERROR_STATUS.internal ? SUBMIT_TEXTS.broken(failed) : failed;
}

type PictureRefused = Pick<ReturnType<typeof usePicture>, 'refuse' | 'goThere'>;

export function useRefusal(setError: UseFormSetError<SubmissionValues>, { refuse, goThere }: PictureRefused) {
  const toast = useToast();
  return (error: Error): void => {
    const body = errorText(error, wordless(error));
    toast({ title: SUBMIT_TEXTS.failed, body, tone: 'destructive' });
    if (!(error instanceof ApiError)) return;
    if (PICTURE_REFUSED.includes(error.status)) {
      refuse(body);
      goThere();
    }
    for (const [place, { path, message }] of error.details.entries()) {
      const field = fieldOf(path);
      if (field) setError(field, { type: 'server', message }, { shouldFocus: place === 0 });
      else if (path === SUBMISSION_WIRE.image) {
        refuse(message);
        if (place === 0) goThere();
      }
    }
  };
}
