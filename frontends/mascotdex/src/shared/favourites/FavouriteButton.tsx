import { remembered } from '@marcel/kit/programs';
import type { Mascot } from '@marcel/contracts';
import { GlyphToggle } from '../toggle/GlyphToggle';

const MOST = 60;

/** Mascots that were starred in this browser, by their slugs. */
export const useFavourite = remembered('mascotdex_favourites', MOST);

/** Keeps a mascot among one's favourites, in this browser. */
export function FavouriteButton({ mascot: { slug, name } }: { mascot: Pick<Mascot, 'slug' | 'name'> }) {
  const [isFavourite, setFavourite] = useFavourite(slug);
  return (
    <GlyphToggle
      label={`Favourite ${name}`}
      glyph="star"
      pressed={isFavourite}
      onPress={() => setFavourite(!isFavourite)}
    />
  );
}
