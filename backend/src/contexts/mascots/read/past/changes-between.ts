import type { PastFieldChange } from '@marcel/contracts';
import { fieldChanges } from '../../../../platform/history/field-changes.js';
import type { StateOfThen } from './state-at.js';

/** The fields in which a mascot differs; of words, of which marks alone are kept, that they do. */
export const changesBetween = (before: StateOfThen, after: StateOfThen): PastFieldChange[] => [
  ...fieldChanges(before.figures, after.figures),
  ...fieldChanges(before.marks, after.marks).map(({ field }) => ({ field })),
];
