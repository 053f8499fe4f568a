import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { valueOrFallback } from '../../../shared/submissions/submission-texts';

const FIELDS = [
  ['Name', 'name'],
  ['Brand', 'brand'],
  ['Industry', 'industry'],
  ['Type', 'type'],
  ['Style', 'style'],
] as const;

export const BasicFacts = ({ payload }: Pick<ReviewedSubmission, 'payload'>) => (
  <DefinitionRows rows={FIELDS.map(([label, field]) => [label, valueOrFallback(payload[field])])} />
);
