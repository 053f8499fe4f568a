import type { FrontendOverview } from '@marcel/contracts';
import { adminDate } from '../../../shared/dates/admin-date';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import { actorText } from '../../../shared/events/event-texts';
import { sizeText } from '../../../shared/size-text';
import { AS_BUILT } from '../act-words';
import { failuresText } from '../program-texts';

interface StandingRowsProps {
  /** Null for what the product was built with. */
  turn: FrontendOverview['live'];
  standing: FrontendOverview['standing']['live'];
}

/** A release that visitors get: since when, by whom and why, what it weighs and how it does. */
export function StandingRows({ turn, standing: { bytes, failures } }: StandingRowsProps) {
  const failed = ['Failures', failuresText(failures)] as const;
  if (turn === null) return <DefinitionRows rows={[['Release', AS_BUILT], failed]} />;
  const { release, since, by, reason } = turn;
  return (
    <DefinitionRows
      rows={[
        ['Release', release],
        [
          'Since',
          <time key="since" dateTime={since}>
            {adminDate(since)}
          </time>,
        ],
        ['By', actorText(by)],
        ['Why', reason ?? 'nobody has said'],
        ['Size', bytes === null ? "on its team's own server" : sizeText(bytes)],
        failed,
      ]}
    />
  );
}
