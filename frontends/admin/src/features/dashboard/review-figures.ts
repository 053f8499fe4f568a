import type { ReviewedSubmission } from '../../shared/submissions/submission';

const NONE = '–';
const HOUR_MS = 3_600_000;

/** Median time from a submission to its decision, rounded to minutes, hours or days. */
export function medianWait(submissions: readonly ReviewedSubmission[]): string {
  const waits = submissions
    .flatMap(({ createdAt, processedAt }) => (processedAt ? Date.parse(processedAt) - Date.parse(createdAt) : []))
    .sort((a, b) => a - b);
  const median = waits[Math.floor(waits.length / 2)];
  if (median === undefined) return NONE;
  const hours = median / HOUR_MS;
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

/** Share of the decided submissions that were approved, in whole percent. */
export const approvalRate = (approved: number, rejected: number): string =>
  approved + rejected === 0 ? NONE : `${Math.round((approved / (approved + rejected)) * 100)}%`;
