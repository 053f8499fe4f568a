import { createStoredSet } from '@marcel/kit/programs';
import type { Mascot } from '@marcel/contracts';
import { Button } from '@marcel/kit';
import styles from './GlyphToggle.module.css';

const PATHS = {
  ascending: 'M3 1h2v1h1v1h1v2H5v10H3V5H1V3h1V2h1zM9 2h2v2H9zM9 7h4v2H9zM9 12h6v2H9z',
  compare: 'M7 1h2v2h5v2h-1v3h2v2h-1v1h-4v-1H9V8h2V5H9v7h3v2H4v-2h3V5H5v3h2v2H6v1H2v-1H1V8h2V5H2V3h5z',
  descending: 'M3 1h2v10h2v2H6v1H5v1H3v-1H2v-1H1v-2h2zM9 2h6v2H9zM9 7h4v2H9zM9 12h2v2H9z',
  dense: 'M1 1h4v4H1zM6 1h4v4H6zM11 1h4v4h-4zM1 6h4v4H1zM6 6h4v4H6zM11 6h4v4h-4zM1 11h4v4H1zM6 11h4v4H6zM11 11h4v4h-4z',
  star: 'M7 1h2v3h1v2h5v2h-1v1h-1v1h-1v2h1v3h-2v-1h-1v-1H9v-1H7v1H6v1H5v1H3v-3h1v-2H3V9H2V8H1V6h5V4h1z',
};

type GlyphName = keyof typeof PATHS;

export const Glyph = ({ name }: { name: GlyphName }) => (
  <svg
    viewBox="0 0 16 16"
    width={16}
    height={16}
    fill="currentColor"
    shapeRendering="crispEdges"
    aria-hidden
    focusable={false}
  >
    <path d={PATHS[name]} />
  </svg>
);

interface GlyphToggleProps {
  label: string;
  glyph: GlyphName;
  pressed: boolean;
  onPress: () => void;
}

export const GlyphToggle = ({ label, glyph, pressed, onPress }: GlyphToggleProps) => (
  <Button className={styles.toggle} title={label} aria-label={label} aria-pressed={pressed} onClick={onPress}>
    <Glyph name={glyph} />
  </Button>
);

const MAX_FAVORITES = 60;

export const useFavorite = createStoredSet('mascotdex_favorites', MAX_FAVORITES);

export function FavoriteButton({ mascot: { slug, name } }: { mascot: Pick<Mascot, 'slug' | 'name'> }) {
  const [isFavorite, setFavorite] = useFavorite(slug);
  return (
    <GlyphToggle
      label={`Favorite ${name}`}
      glyph="star"
      pressed={isFavorite}
      onPress={() => setFavorite(!isFavorite)}
    />
  );
}
