import { MODERATION_SORTS } from '@marcel/contracts';
import { EmptyState, Marcel } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { MODERATION_TEXTS } from '../moderation-texts';
import type { QueueView } from '../queue-view';

const EVERYTHING = { search: '', state: null, kind: null, sort: MODERATION_SORTS[0] } as const;

interface NothingThereProps {
  view: QueueView;
  /** How many match, on other pages. */
  total: number;
  onReset: (view: typeof EVERYTHING) => void;
}

/** In the place of items: all is done, or nothing matches. */
export function NothingThere({ view: { search, state, kind }, total, onReset }: NothingThereProps) {
  if (total > 0) return <EmptyState title={MODERATION_TEXTS.pageEmpty} />;
  if (search.trim() === '' && state === null && kind === null)
    return (
      <EmptyState title={MODERATION_TEXTS.nothing} picture={<Marcel pose="sleeping" />}>
        <p>{MODERATION_TEXTS.nothingYet}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={MODERATION_TEXTS.noMatch}>
      <Button onClick={() => onReset(EVERYTHING)}>Reset Filters</Button>
    </EmptyState>
  );
}
