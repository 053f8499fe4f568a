import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

export const TOOLTIPS = { openDelayMs: 700, skipDelayMs: 300, sideOffsetPx: 4 } as const;

/** A short explanation of one control, shown on hover and focus. Needs `<TooltipProvider>` above it. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} sideOffset={TOOLTIPS.sideOffsetPx}>
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Times all tooltips below it together: after one has shown, the next needs no wait. The shell puts it around its remotes. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIPS.openDelayMs} skipDelayDuration={TOOLTIPS.skipDelayMs}>
      {children}
    </Radix.Provider>
  );
}
