import { PAGES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSubmitMascot } from './api/use-submit-mascot';
import { SUBMIT_TEXTS } from './texts';
import { usePicture } from './use-picture';
import { useRefusal } from './use-refusal';
import { EMPTY_SUBMISSION, type SubmissionValues } from './values';

/** Pause between the thank-you toast and the return to the directory, in milliseconds. */
export const SUBMIT_REDIRECT_MS = 2000;

/** What has been sent, and its private page. */
export interface Sent {
  name: string;
  brand: string;
  statusUrl: string;
}

/** The picture's part of the form, and the way from Submit to the directory. */
export function useSubmission({ reset, setError }: UseFormReturn<SubmissionValues>) {
  const toast = useToast();
  const navigate = useNavigate();
  const submit = useSubmitMascot();
  const chosen = usePicture();
  const { image, picture, clear } = chosen;
  const fail = useRefusal(setError, chosen);

  const [sent, setSent] = useState<Sent | null>(null);

  const { isSuccess } = submit;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate(PAGES.directory), SUBMIT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);

  const succeed = ({ name, brand }: SubmissionValues, statusUrl: string) => {
    setSent({ name: name.trim(), brand: brand.trim(), statusUrl });
    reset(EMPTY_SUBMISSION);
    clear();
    toast({
      ...SUBMIT_TEXTS.success,
      action: { label: 'Follow its status', run: () => void navigate(statusUrl) },
    });
  };

  const send = (values: SubmissionValues) => {
    if (submit.isPending || submit.isSuccess) return;
    submit.mutate({ values, image }, { onSuccess: ({ statusUrl }) => succeed(values, statusUrl), onError: fail });
  };

  return {
    send,
    sending: submit.isPending,
    sent,
    picture,
    picturePlace: chosen.place,
  };
}
