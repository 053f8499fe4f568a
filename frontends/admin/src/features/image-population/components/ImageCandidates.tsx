import { Picture } from '@marcel/kit';
import { REVIEW_FALLBACKS } from '../../../shared/submissions/submission-texts';
import styles from './ImageCandidates.module.css';

interface ImageCandidatesProps {
  /** Name of the mascot they may show. */
  name: string;
  images: readonly string[];
  selected: string | null;
  onSelect: (image: string) => void;
}

/** The images a search has found, one of them to be picked. */
export const ImageCandidates = ({ name, images, selected, onSelect }: ImageCandidatesProps) => (
  <ul className={styles.grid} aria-label={`Images found for ${name}`}>
    {images.map((image, index) => (
      <li key={image}>
        <button
          type="button"
          className={styles.candidate}
          aria-label={`Image ${index + 1} of ${images.length}`}
          aria-pressed={image === selected}
          onClick={() => onSelect(image)}
        >
          <Picture src={image} alt="" fallback={<span>{REVIEW_FALLBACKS.picture}</span>} sizes="160px" ratio={1} />
        </button>
      </li>
    ))}
  </ul>
);
