import { GenerateImageRequest, STUDIO_DEFAULTS } from '@marcel/contracts';
import { contractResolver } from '@marcel/kit/programs';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ImageRequest } from './api/use-generate-image';
import { draft } from './draft';

const { modelId, format } = STUDIO_DEFAULTS;

/** What a form's values stand for, to be checked by the request's own rules. */
export const requestOf = (values: ImageRequest): GenerateImageRequest =>
  Object.assign(new GenerateImageRequest(), {
    ...values,
    prompt: values.prompt.trim(),
  });

const resolver = contractResolver(requestOf);

/** The state of the form, with the prompt that an earlier visit left half typed, until it is sent. */
export function usePromptForm() {
  const [left] = useState(draft.read);
  const form = useForm<ImageRequest>({ resolver, defaultValues: { prompt: left ?? '', modelId, format } });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values.prompt) }),
    [form],
  );
  return form;
}
