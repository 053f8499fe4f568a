import { PAGES } from '@marcel/contracts';
import { Button, EmptyState, LinkButton } from '@marcel/kit';
import { CardGrid, LoadingCards } from '@marcel/kit/programs';
import { useFocusInPlace } from '../../../../shared/focus/use-focus-in-place';
import type { OnKind } from '../../../../shared/mascot-type/KindBadge';
import { SearchedFor } from '../../../../shared/search/Marked';
import { useFavourites } from '../../api/use-favourites';
import type { DirectoryState } from '../../directory-state';
import { narrowed } from '../../narrowed';
import { DIRECTORY_TEXTS, FAVOURITE_TEXTS } from '../../texts';
import { CARD_MEASURES } from './CardColumns';
import { MascotCard } from './MascotCard';
import { ResultsHead } from './ResultsHead';

interface FavouriteMascotsProps {
  state: DirectoryState;
  onKind: OnKind;
  onReset: () => void;
}

/** What was starred in this browser, narrowed and sorted as the directory is; in the order of coming the latest star is the newest. */
export function FavouriteMascots({ state, onKind, onReset }: FavouriteMascotsProps) {
  const { mascots, loading } = useFavourites();
  const shown = narrowed(mascots, state);
  const inPlace = useFocusInPlace(shown.length);
  const width = CARD_MEASURES.grid.minWidth;
  if (mascots.length === 0 && loading) return <LoadingCards label="Loading mascots" width={width} />;
  if (mascots.length === 0) {
    return (
      <EmptyState title={FAVOURITE_TEXTS.empty}>
        <p>{FAVOURITE_TEXTS.how}</p>
        <LinkButton to={PAGES.directory}>Browse All Mascots</LinkButton>
      </EmptyState>
    );
  }
  return (
    <SearchedFor value={state.search}>
      <ResultsHead total={shown.length} page={1} pages={1} onPage={() => undefined} />
      {shown.length === 0 ? (
        <EmptyState title={DIRECTORY_TEXTS.listEmpty}>
          <Button onClick={onReset}>Reset Filters</Button>
        </EmptyState>
      ) : (
        <div {...inPlace}>
          <CardGrid width={width}>
            {shown.map((mascot) => (
              <li key={mascot.id}>
                <MascotCard layout="grid" {...{ mascot, onKind }} />
              </li>
            ))}
          </CardGrid>
        </div>
      )}
    </SearchedFor>
  );
}
