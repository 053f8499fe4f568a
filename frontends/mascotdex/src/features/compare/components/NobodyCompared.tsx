import { PAGES } from '@marcel/contracts';
import { EmptyState, LinkButton } from '@marcel/kit';
import { COMPARE_TEXTS } from '../texts';

export const NobodyCompared = () => (
  <EmptyState title={COMPARE_TEXTS.nobody}>
    <p>{COMPARE_TEXTS.how}</p>
    <LinkButton kind="primary" to={PAGES.directory}>
      {COMPARE_TEXTS.browse}
    </LinkButton>
  </EmptyState>
);
