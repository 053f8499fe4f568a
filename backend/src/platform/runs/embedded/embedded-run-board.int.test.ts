import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { describeRunBoard } from '../contract/run-board.contract.js';
import { EmbeddedRunBoard } from './embedded-run-board.js';

describe('EmbeddedRunBoard', () => {
  let folder: string;
  const opened: EmbeddedRunBoard[] = [];
  const open = async () => {
    const board = new EmbeddedRunBoard(path.join(folder, 'runs.db'));
    opened.push(board);
    return board;
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-runs-'));
  });
  afterEach(async () => {
    for (const board of opened.splice(0)) await board.close();
    await rm(folder, { recursive: true });
  });

  describeRunBoard({ open, reopen: open });

  it('sets a damaged file aside and knows of no run', async () => {
    await writeFile(path.join(folder, 'runs.db'), 'no database, but long enough to be taken for one'.repeat(99));
    expect(await (await open()).last('verify')).toBeUndefined();
    expect(await readdir(folder)).toContain('runs.db.damaged');
  });
});
