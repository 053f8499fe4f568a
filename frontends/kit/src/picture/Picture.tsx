import { pictureSrcSet } from '@marcel/contracts';
import { useState, type ReactNode } from 'react';
import styles from './Picture.module.css';

export interface PictureProps {
  src: string | null;
  alt: string;
  /** Shown when there is no picture, or when it cannot be loaded. */
  fallback: ReactNode;
  /** Widths the picture is laid out in, as in the `sizes` attribute. */
  sizes?: string;
  /** Width to height; keeps the place free while the picture loads. */
  ratio?: number;
  /** Loads at once instead of when scrolled near; for what is seen first. */
  eager?: boolean;
}

export function Picture({ src, alt, fallback, sizes = '100vw', ratio = 4 / 3, eager = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const srcSet = src ? pictureSrcSet(src) : undefined;
  return (
    <div className={styles.frame} style={{ aspectRatio: ratio }}>
      {!src || broken === src ? (
        fallback
      ) : (
        <img
          src={src}
          alt={alt}
          {...(srcSet && { srcSet, sizes })}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setBroken(src)}
        />
      )}
    </div>
  );
}
