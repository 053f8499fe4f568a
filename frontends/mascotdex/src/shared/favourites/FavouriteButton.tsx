import type { Mascot } from '@marcel/contracts';
import { Button } from '@marcel/kit';
import { useFavourite } from './favourites';
import styles from './FavouriteButton.module.css';
import { Star } from './Star';

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
      <Star />
    </Button>
  );
}
