import { jsonStore } from '@marcel/kit';
import { revisionDraftName } from '../../shared/receipts/revision-draft';
import { SubmissionValues } from './values';

/** A half-written submission, kept for this tab so that a reload does not lose it. Pictures cannot be kept. */
export const draft = jsonStore(() => sessionStorage, 'mascotdex_draft', SubmissionValues);

export const revisionDraft = (key: string) => jsonStore(() => sessionStorage, revisionDraftName(key), SubmissionValues);
