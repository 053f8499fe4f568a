import type { SubmissionPayload } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

export const revisionDraftName = (key: string): string => `mascotdex_revision_${key}`;

export const isRevisionStarted = (key: string): boolean =>
  jsonStore(() => sessionStorage, revisionDraftName(key), z.looseObject({})).read() !== null;

export interface RevisionProps {
  statusKey: string;
  submitted: SubmissionPayload;
  imageUrl: string | null;
  notes: ReactNode;
  shouldFocus: boolean;
  onSent: () => void;
  onCancel: () => void;
}
