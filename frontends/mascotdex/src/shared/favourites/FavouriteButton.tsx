import { remembered } from '@marcel/kit/programs';
import type { Mascot } from '@marcel/contracts';
import { GlyphToggle } from '../toggle/GlyphToggle';

const MOST = 60;

export const useFavourite = remembered('mascotdex_favourites', MOST);

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
