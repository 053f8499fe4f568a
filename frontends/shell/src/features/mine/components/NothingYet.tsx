import { MAIN_PAGES } from '@marcel/contracts';
import { EmptyState, LinkButton } from '@marcel/kit';
import { MINE_TEXTS } from '../texts';

export const NothingYet = () => (
  <EmptyState title={MINE_TEXTS.nothing}>
    <p>{MINE_TEXTS.howTo}</p>
    <LinkButton to={MAIN_PAGES.hugs} kind="primary">
      {MINE_TEXTS.beginnings}
    </LinkButton>
  </EmptyState>
);
