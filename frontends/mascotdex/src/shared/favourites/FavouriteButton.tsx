import type { Mascot } from '@marcel/contracts';
import { Button } from '@marcel/kit';
import { Glyph } from '../glyph/Glyph';
import { useFavourite } from './favourites';
import styles from './FavouriteButton.module.css';

/** Keeps a mascot among one's favourites, in this browser. */
export function FavouriteButton({ mascot: { slug, name } }: { mascot: Pick<Mascot, 'slug' | 'name'> }) {
  const [isFavourite, setFavourite] = useFavourite(slug);
  return (
    <Button
      className={styles.favourite}
      aria-label={`Favourite ${name}`}
      aria-pressed={isFavourite}
      onClick={() => setFavourite(!isFavourite)}
    >
      <Glyph name="star" />
    </Button>
  );
}
