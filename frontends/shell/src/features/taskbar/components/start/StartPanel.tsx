import { useState } from 'react';
import { RunDialog } from '../run/RunDialog';
import { StartContent, type StartContentProps } from './StartContent';

export interface StartPanelProps extends Omit<StartContentProps, 'onRun'> {
  open: boolean;
}

/** What START opens: its menu, and the box that one of its items shows when the menu has gone. */
export function StartPanel({ open, ...menu }: StartPanelProps) {
  const [running, setRunning] = useState(false);
  return (
    <>
      {open && <StartContent {...menu} onRun={() => setRunning(true)} />}
      {running && <RunDialog onClose={() => setRunning(false)} />}
    </>
  );
}
