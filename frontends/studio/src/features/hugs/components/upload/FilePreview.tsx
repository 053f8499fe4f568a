import { useCallback } from 'react';
import styles from './FilePreview.module.css';

/** The chosen file as a picture, straight from the visitor's disk. */
export function FilePreview({ file }: { file: File }) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      element.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(element.src);
    },
    [file],
  );
  return <img ref={show} className={styles.preview} alt={`Preview of ${file.name}`} />;
}
