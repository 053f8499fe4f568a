import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

export const TOOLTIPS = { openDelayMs: 700, skipDelayMs: 300, sideOffsetPx: 4 } as const;

/** Shares the delay of all tooltips below it: after one has shown, the next opens at once. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={TOOLTIPS.openDelayMs} skipDelayDuration={TOOLTIPS.skipDelayMs}>
    {children}
  </Radix.Provider>
);

export const Tooltip = ({ label, children }: { label: string; children: ReactElement }) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content className={styles.tooltip} sideOffset={TOOLTIPS.sideOffsetPx}>
        {label}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
