import type { JsonStore } from '@marcel/kit';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SubmissionValues } from './values';

export function useKeptDraft(form: UseFormReturn<SubmissionValues>, draft: JsonStore<SubmissionValues>): void {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values, name }) => name && draft.write(values) }),
    [form, draft],
  );
}
