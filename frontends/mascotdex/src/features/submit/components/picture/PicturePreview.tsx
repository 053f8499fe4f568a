import { useCallback } from 'react';
import styles from './PicturePreview.module.css';

/** The chosen file as a picture, straight from the visitor's disk. */
export function PicturePreview({ image }: { image: File }) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      element.src = URL.createObjectURL(image);
      return () => URL.revokeObjectURL(element.src);
    },
    [image],
  );
  return (
    <div className={styles.frame}>
      <img ref={show} alt={`Preview of ${image.name}`} />
    </div>
  );
}
