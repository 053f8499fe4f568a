import type { ProjectionRebuild } from '@marcel/contracts';

interface Screen {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

const WORDS: Readonly<Record<ProjectionRebuild['status'], string>> = {
  none: 'not asked for',
  waiting: 'waiting for its owner',
  running: 'taking in the log',
  completed: 'complete, and what queries see now',
  failed: 'failed',
};

export function progressLine(screen: Screen): (progress: ProjectionRebuild) => void {
  let shown: ProjectionRebuild['status'] | undefined;
  return ({ name, status, eventsApplied }) => {
    const line = `${name}: ${WORDS[status]}, ${eventsApplied.toLocaleString('en')} events`;
    if (screen.isTTY) screen.write(`\r\x1b[K${line}${status === 'completed' || status === 'failed' ? '\n' : ''}`);
    else if (status !== shown) screen.write(`${line}\n`);
    shown = status;
  };
}
