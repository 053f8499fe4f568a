import type { Mascot } from '@marcel/contracts';
import { GlyphToggle } from '../toggle/GlyphToggle';
import { useFavourite } from './favourites';

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
