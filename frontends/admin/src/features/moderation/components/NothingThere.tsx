import { EmptyState, Marcel } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { MODERATION_TEXTS } from '../moderation-texts';
import { EVERYTHING, type QueueView } from '../queue-view';

interface NothingThereProps {
  view: QueueView;
  /** How many match, on other pages. */
  total: number;
  onReset: (view: typeof EVERYTHING) => void;
}

/** In the place of items: all is done, or nothing matches. */
export function NothingThere({ view: { search, state, kind, similarTo }, total, onReset }: NothingThereProps) {
  if (total > 0) return <EmptyState title={MODERATION_TEXTS.pageEmpty} />;
  if (search.trim() === '' && state === null && kind === null && similarTo === null)
    return (
      <EmptyState title={MODERATION_TEXTS.nothing} picture={<Marcel pose="sleeping" />}>
        <p>{MODERATION_TEXTS.nothingYet}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={similarTo === null ? MODERATION_TEXTS.noMatch : MODERATION_TEXTS.noneSimilar}>
      <Button onClick={() => onReset(EVERYTHING)}>Reset Filters</Button>
    </EmptyState>
  );
}
