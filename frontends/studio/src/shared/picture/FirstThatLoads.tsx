import { pictureSrcSet } from '@marcel/contracts';
import { useState, type ReactNode } from 'react';
import styles from './FirstThatLoads.module.css';

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
      className={styles.picture}
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
