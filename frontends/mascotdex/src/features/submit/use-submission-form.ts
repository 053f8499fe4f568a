import { contractResolver } from '@marcel/kit/programs';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { draft } from './draft';
import { fieldOf } from './fields';
import { toRequest } from './request';
import { useKeptDraft } from './use-kept-draft';
import { EMPTY_SUBMISSION, type SubmissionValues } from './values';

const resolver = contractResolver<SubmissionValues>(toRequest, (path) => fieldOf(path) ?? path);

export interface SubmissionForm {
  form: UseFormReturn<SubmissionValues>;
  /** Whether the form opened with what an earlier visit left half written. */
  resumed: boolean;
}

/** The submit form's state: checked by the request's own rules, and kept as a draft with every change. */
export function useSubmissionForm(): SubmissionForm {
  const [left] = useState(draft.read);
  const form = useForm<SubmissionValues>({ resolver, defaultValues: left ?? EMPTY_SUBMISSION });
  useKeptDraft(form, draft);
  return { form, resumed: left !== null };
}
