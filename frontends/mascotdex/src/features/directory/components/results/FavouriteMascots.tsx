import { PAGES } from '@marcel/contracts';
import { EmptyState, LinkButton } from '@marcel/kit';
import { CardGrid, LoadingCards } from '@marcel/kit/programs';
import { useFocusInPlace } from '../../../../shared/focus/use-focus-in-place';
import type { OnKind } from '../../../../shared/mascot-type/KindBadge';
import { useFavourites } from '../../api/use-favourites';
import { FAVOURITE_TEXTS } from '../../texts';
import { CARD_MEASURES } from './CardColumns';
import { MascotCard } from './MascotCard';

/** What was starred in this browser, the newest first. */
export function FavouriteMascots({ onKind }: { onKind: OnKind }) {
  const { mascots, loading } = useFavourites();
  const inPlace = useFocusInPlace(mascots.length);
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
    <div {...inPlace}>
      <CardGrid width={width}>
        {mascots.map((mascot) => (
          <li key={mascot.id}>
            <MascotCard layout="grid" {...{ mascot, onKind }} />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
