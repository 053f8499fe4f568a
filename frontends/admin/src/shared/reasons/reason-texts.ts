import { REASON_LIMITS, type ReasonPurpose } from '@marcel/contracts';

export const REASON_TEXTS = {
  label: 'Reason (kept in the history; no personal data)',
  edit: 'Edit These',
  offered: `One a line, at most ${REASON_LIMITS.count}. All admins are offered them.`,
  save: 'Save',
  saving: 'Saving...',
  failed: 'They were not saved. Please try again.',
} as const;

export const PURPOSE_LABELS: Readonly<Record<ReasonPurpose, string>> = {
  reject: 'Often said to reject',
  away: 'Often said to take something away',
  back: 'Often said to leave or bring back',
};
