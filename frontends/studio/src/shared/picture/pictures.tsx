import { pictureSrcSet } from '@marcel/contracts';
import { Skeleton } from '@marcel/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { POSE_SIZE } from '@marcel/art/poses';
import { svgDocument } from '@marcel/art/svg';
import styles from './pictures.module.css';

interface FallbackImageProps {
  sources: readonly string[];
  alt: string;
  fallback: ReactNode;
  onBroken?: ((source: string) => void) | undefined;
  sizes: string;
  eager?: boolean;
}

/** Shows stripes until a picture is loaded, and then fades it in. Its parent is positioned. */
export function FallbackImage({ sources, alt, fallback, onBroken, sizes, eager = false }: FallbackImageProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<string | null>(null);
  const source = sources.find((address) => !broken.includes(address));
  const fail = (address: string) => {
    setBroken((current) => [...current, address]);
    const [best] = sources;
    if (best !== undefined && sources.every((other) => other === address || broken.includes(other))) onBroken?.(best);
  };
  const showDecoded = async (image: HTMLImageElement, address: string) => {
    await image.decode?.().catch(() => undefined);
    setLoaded(address);
  };
  if (source === undefined) return fallback;
  const srcSet = pictureSrcSet(source);
  return (
    <>
      {loaded !== source && (
        <div className={styles.loading}>
          <Skeleton kind="picture" />
        </div>
      )}
      <img
        key={source}
        className={styles.image}
        data-loaded={loaded === source}
        src={source}
        alt={alt}
        {...(srcSet && { srcSet, sizes })}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={({ currentTarget }) => void showDecoded(currentTarget, source)}
        onError={() => fail(source)}
      />
    </>
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
