import type { SubmissionPayload } from '@marcel/contracts';
import { contractResolver } from '@marcel/kit/programs';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { revisionDraft } from './draft';
import { fieldOf } from './fields';
import { toDetails } from './request';
import { useKeptDraft } from './use-kept-draft';
import { valuesOf, type SubmissionValues } from './values';

/** The state of the form over a rejected submission, kept as a draft with every change. */
export function useRevision(statusKey: string, submitted: SubmissionPayload) {
  const [draft] = useState(() => revisionDraft(statusKey));
  const [left] = useState(draft.read);
  const form = useForm<SubmissionValues>({
    resolver: contractResolver(
      (values: SubmissionValues) => toDetails(values, submitted.contributor),
      (path) => fieldOf(path) ?? path,
    ),
    defaultValues: left ?? valuesOf(submitted),
  });
  useKeptDraft(form, draft);
  return { form, resumed: left !== null, forget: draft.clear };
}
