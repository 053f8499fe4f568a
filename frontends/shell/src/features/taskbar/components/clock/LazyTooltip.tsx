import { useState, type ComponentType, type ReactElement } from 'react';
import { afterPaint } from '../../../../shared/after-paint';

interface LazyTooltipProps {
  label: string;
  children: ReactElement;
}

/** A tooltip whose code is fetched when the pointer first comes near: the desktop starts without it. */
export function LazyTooltip({ label, children }: LazyTooltipProps) {
  const [loaded, setLoaded] = useState<{ LoadedTooltip: ComponentType<LazyTooltipProps> }>();
  const load = () => void import('./LoadedTooltip').then(setLoaded, () => undefined);
  if (!loaded) return <span onPointerEnter={() => afterPaint(load)}>{children}</span>;
  return (
    <span>
      <loaded.LoadedTooltip label={label}>{children}</loaded.LoadedTooltip>
    </span>
  );
}
