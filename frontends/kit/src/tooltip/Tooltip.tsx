import * as Radix from '@radix-ui/react-tooltip';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import styles from './Tooltip.module.css';

export const TOOLTIPS = { openDelayMs: 700, skipDelayMs: 300, sideOffsetPx: 4 } as const;

interface TooltipProps {
  label: string;
  children: ReactElement;
}

const Timed = createContext(false);

export function Tooltip(tooltip: TooltipProps) {
  const timed = useContext(Timed);
  if (timed) return <TimedTooltip {...tooltip} />;
  return (
    <TooltipProvider>
      <TimedTooltip {...tooltip} />
    </TooltipProvider>
  );
}

function TimedTooltip({ label, children }: TooltipProps) {
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

/** Shares the delay of all tooltips below it: after one has shown, the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIPS.openDelayMs} skipDelayDuration={TOOLTIPS.skipDelayMs}>
      <Timed value>{children}</Timed>
    </Radix.Provider>
  );
}
