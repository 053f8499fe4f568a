import type { ModeratedItem } from '@marcel/contracts';
import { wordIn } from '@marcel/kit/api';
import { adminDate } from '../../../shared/dates/admin-date';
import { REASON_LABELS } from '../moderation-texts';

type Reports = Pick<ModeratedItem, 'reportCount' | 'reports'>;

/** How many have reported an item, why, and in which words. */
export function ItemReports({ reportCount, reports }: Reports) {
  if (reportCount === 0) return null;
  const worded = reports.filter(({ words }) => words);
  return (
    <>
      <p>
        <strong>{reportCount === 1 ? '1 report' : `${reportCount} reports`}</strong>: {reasonsOf(reports)}
      </p>
      {worded.length > 0 && (
        <ul>
          {worded.map(({ words, time }, place) => (
            <li key={place}>
              <q>{words}</q> <time dateTime={time}>{adminDate(time)}</time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Each reason with its number, most frequent first. */
function reasonsOf(reports: Reports['reports']): string {
  const counts = new Map<string, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${wordIn(REASON_LABELS, reason)}${count > 1 ? ` (${count})` : ''}`)
    .join(', ');
}
