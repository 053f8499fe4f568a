import { useState, type ComponentType, type ReactElement } from 'react';

interface DateTipProps {
  label: string;
  children: ReactElement;
}

/** A tip whose code is fetched when the pointer first comes near: the desktop starts without it. */
export function DateTip({ label, children }: DateTipProps) {
  const [tip, setTip] = useState<{ LoadedTip: ComponentType<DateTipProps> }>();
  const load = () => void import('./LoadedTip').then(setTip, () => undefined);
  if (!tip) return <span onPointerEnter={load}>{children}</span>;
  return (
    <span>
      <tip.LoadedTip label={label}>{children}</tip.LoadedTip>
    </span>
  );
}
