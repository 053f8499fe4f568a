import { pictureSrcSet } from '@marcel/contracts';
import { type ReactNode, useMemo, useState } from 'react';
import { POSE_SIZE } from '@marcel/art/poses/pose';
import { svgDocument } from '@marcel/art/svg';
import styles from './pictures.module.css';

interface FirstThatLoadsProps {
  sources: readonly string[];
  alt: string;
  fallback: ReactNode;
  onBroken?: ((source: string) => void) | undefined;
  onShown?: (source: string) => void;
  sizes: string;
}

export function FirstThatLoads({ sources, alt, fallback, onBroken, onShown, sizes }: FirstThatLoadsProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const source = sources.find((address) => !broken.includes(address));
  const fail = (address: string) => {
    setBroken((known) => [...known, address]);
    const [best] = sources;
    if (best !== undefined && sources.every((other) => other === address || broken.includes(other))) onBroken?.(best);
  };
  const tellShown = async (image: HTMLImageElement, address: string) => {
    await image.decode?.().catch(() => undefined);
    onShown?.(address);
  };
  if (source === undefined) return fallback;
  const srcSet = pictureSrcSet(source);
  return (
    <img
      key={source}
      className={styles.image}
      src={source}
      alt={alt}
      {...(srcSet && { srcSet, sizes })}
      loading={onShown ? 'eager' : 'lazy'}
      decoding="async"
      {...(onShown && { onLoad: ({ currentTarget }) => void tellShown(currentTarget, source) })}
      onError={() => fail(source)}
    />
  );
}

interface MarcelArtProps {
  pose: () => string;
  /** Edge length in pixels. */
  size?: number;
  className?: string | undefined;
}

export function MarcelArt({ pose, size = 160, className }: MarcelArtProps) {
  const address = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svgDocument(pose(), POSE_SIZE))}`, [pose]);
  return <img src={address} alt="" width={size} height={size} className={className} />;
}

export function Placeholder({ pose, children }: { pose: () => string; children: string }) {
  return (
    <div className={styles.placeholder}>
      <MarcelArt pose={pose} className={styles.art} />
      <p className={styles.text}>{children}</p>
    </div>
  );
}
