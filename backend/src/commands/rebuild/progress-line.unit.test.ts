import { progressLine } from './progress-line.js';

const PROGRESS = [
  { name: 'directory', status: 'waiting', eventsApplied: 0 },
  { name: 'directory', status: 'running', eventsApplied: 2000 },
  { name: 'directory', status: 'running', eventsApplied: 4000 },
  { name: 'directory', status: 'completed', eventsApplied: 5000 },
] as const;

function shownOn(isTTY: boolean): string {
  let shown = '';
  const show = progressLine({ isTTY, write: (text) => (shown += text) });
  for (const progress of PROGRESS) show(progress);
  return shown;
}

describe('the progress of a rebuild', () => {
  it('changes in its place on a terminal', () => {
    const lines = shownOn(true).split('\r\x1b[K');
    expect(lines).toContain('directory: taking in the log, 4,000 events');
    expect(lines.at(-1)).toBe('directory: complete, and what queries see now, 5,000 events\n');
  });

  it('is a line for each state elsewhere', () => {
    expect(shownOn(false).split('\n')).toEqual([
      'directory: waiting for its owner, 0 events',
      'directory: taking in the log, 2,000 events',
      'directory: complete, and what queries see now, 5,000 events',
      '',
    ]);
  });
});
