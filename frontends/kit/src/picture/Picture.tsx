import { pictureSrcSet, initials } from '@marcel/contracts';
import { useState, type ReactNode } from 'react';
import styles from './Picture.module.css';

export interface PictureProps {
  src: string | null;
  alt: string;
  fallback: ReactNode;
  sizes?: string;
  ratio?: number;
  eager?: boolean;
}

export function Picture({ src, alt, fallback, sizes = '100vw', ratio = 4 / 3, eager = false }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const srcSet = src ? pictureSrcSet(src) : undefined;
  return (
    <div className={styles.frame} style={{ aspectRatio: ratio }}>
      {!src || brokenSrc === src ? (
        fallback
      ) : (
        <img
          src={src}
          alt={alt}
          {...(srcSet && { srcSet, sizes })}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setBrokenSrc(src)}
        />
      )}
    </div>
  );
}

export function InitialsPlaceholder({ name }: { name: string }) {
  return (
    <div className={styles.placeholder} role="img" aria-label={`${name} (no picture)`}>
      <span aria-hidden>{initials(name)}</span>
    </div>
  );
}
