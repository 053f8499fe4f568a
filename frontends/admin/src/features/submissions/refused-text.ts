import type { BulkDecision } from '@marcel/contracts';
import { isolated } from '@marcel/kit/programs';
import type { ReviewedSubmission } from '../../shared/submissions/submission';
import { mascotName } from '../../shared/submissions/submission-texts';

/** How many are named; of more there is only the number. */
const NAMED = 3;

/** Which of the chosen ones could not be decided, and why. */
export function refusedText(refused: BulkDecision['refused'], chosen: readonly ReviewedSubmission[]): string {
  const named = refused.slice(0, NAMED).map(({ id, error }) => {
    const submission = chosen.find((one) => one.id === id);
    return `“${isolated(submission ? mascotName(submission) : `submission ${id}`)}”: ${error}`;
  });
  const others = refused.length - named.length;
  return [`${refused.length} could not be decided.`, ...named, ...(others > 0 ? [`And ${others} more.`] : [])].join(
    ' ',
  );
}
