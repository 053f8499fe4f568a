import type { ModeratedItem } from '@marcel/contracts';
import { adminDate } from '../../../shared/dates/admin-date';
import { CAUSE_TEXTS, REASON_LABELS } from '../moderation-texts';

/** Why an item waits, and since when: how many have reported it, what for, and in which words. */
export function ItemReports({ item: { state, heldFor, reportCount, reports, since } }: { item: ModeratedItem }) {
  if (state !== 'reported' && state !== 'held') return null;
  const worded = reports.filter(({ words }) => words);
  return (
    <>
      <p>
        {heldFor && `${CAUSE_TEXTS[heldFor]}. `}
        {reportCount > 0 && (
          <>
            <strong>{reportCount === 1 ? '1 report' : `${reportCount} reports`}</strong>: {reasonsOf(reports)}.{' '}
          </>
        )}
        <small>
          Since <time dateTime={since}>{adminDate(since)}</time>
        </small>
      </p>
      {worded.length > 0 && (
        <ul>
          {worded.map(({ words, time }, place) => (
            <li key={place}>
              <q dir="auto">{words}</q>{' '}
              <small>
                <time dateTime={time}>{adminDate(time)}</time>
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Each reason with its number, most frequent first. */
function reasonsOf(reports: ModeratedItem['reports']): string {
  const counts = new Map<string, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${REASON_LABELS[reason]}${count > 1 ? ` (${count})` : ''}`)
    .join(', ');
}
