/** More reports than these make nothing more urgent. */
const MOST_REPORTS = 9999;

const SECONDS = 1e10;

/**
 * What visitors have taken away by their reports comes first, then what has most reports, then what has waited longest, and last what nobody has
 * seen yet: no flood of it hides what others see. One number, so that an index has the order.
 */
export function urgencyOf({
  isHeldByReports,
  reports,
  time,
}: {
  isHeldByReports: boolean;
  reports: number;
  time: string;
}): number {
  const waited = SECONDS - Math.floor(Date.parse(time) / 1000);
  return (isHeldByReports ? MOST_REPORTS + 1 : 0) * SECONDS + Math.min(reports, MOST_REPORTS) * SECONDS + waited;
}
