import { POSE_SIZE } from '@marcel/art/poses/pose';
import { space } from '@marcel/art/poses/space';
import { SAVER_TEXTS } from '../saver-texts';
import type { Sight } from '../sights';
import styles from './Figure.module.css';

interface FigureProps {
  /** Marcel himself where it is none. */
  sight: Sight | undefined;
  onLost: (sight: Sight) => void;
}

/** Who drifts by, and their name. */
export const Figure = ({ sight, onLost }: FigureProps) => (
  <figure className={styles.figure}>
    {sight ? (
      <img
        key={sight.pictures}
        srcSet={sight.pictures}
        sizes="clamp(110px, 23vmin, 240px)"
        alt=""
        decoding="async"
        className={styles.picture}
        onError={() => onLost(sight)}
      />
    ) : (
      <svg
        viewBox={`0 0 ${POSE_SIZE} ${POSE_SIZE}`}
        className={styles.marcel}
        dangerouslySetInnerHTML={{ __html: space() }}
      />
    )}
    <figcaption className={styles.name}>{sight?.name ?? SAVER_TEXTS.marcel}</figcaption>
  </figure>
);
