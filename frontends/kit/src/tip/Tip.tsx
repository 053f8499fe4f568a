import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tip.module.css';

export const TOOLTIPS = { openDelayMs: 700, skipDelayMs: 300, sideOffsetPx: 4 } as const;

/** A short explanation of one control, shown on hover and focus. Needs `<TipTiming>` above it. */
export function Tip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={styles.tip} sideOffset={TOOLTIPS.sideOffsetPx}>
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** Times all tips below it together: after one has shown, the next needs no wait. The shell puts it around its remotes. */
export function TipTiming({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIPS.openDelayMs} skipDelayDuration={TOOLTIPS.skipDelayMs}>
      {children}
    </Tooltip.Provider>
  );
}
