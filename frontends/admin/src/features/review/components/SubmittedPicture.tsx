import { Picture } from '@marcel/kit';
import { REVIEW_FALLBACKS } from '../../../shared/submissions/submission-texts';
import { REVIEW_PICTURE_SIZES } from '../picture-sizes';
import styles from './SubmittedPicture.module.css';

/** The picture to be judged, with the way to its full size. */
export const SubmittedPicture = ({ src }: { src: string }) => (
  <figure className={styles.figure}>
    <Picture
      src={src}
      alt="Submitted mascot"
      fallback={<p className={styles.missing}>{REVIEW_FALLBACKS.picture}</p>}
      sizes={REVIEW_PICTURE_SIZES}
      ratio={1}
      eager
    />
    <figcaption>
      <a href={src} target="_blank" rel="noopener noreferrer">
        Open full size
      </a>
    </figcaption>
  </figure>
);
