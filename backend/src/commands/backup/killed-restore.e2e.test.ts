import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { collect } from '../../platform/event-store/event-store.js';
import { TESTED_ENGINES } from '../../test-support/testing/log-engines.js';
import { useSimulator } from '../../test-support/testing/use-simulator.js';
import { fillProduct, untilReady } from './testing/fill-product.js';
import { KeptProduct } from './testing/kept-product.js';

const PROGRAM = path.join(__dirname, 'testing/restore-until-killed.mjs');
const BUILT = path.join(__dirname, '../../../dist/platform/backup/restore.js');

describe.each(TESTED_ENGINES)('a restore on %s that is killed', (engine) => {
  const server = useSimulator();
  let folder: string;
  let backup: string;
  let made: Awaited<ReturnType<KeptProduct['backUp']>>;
  let target: KeptProduct;
  const variables = (): Record<string, string> =>
    engine === 'embedded' ? {} : { EVENTSTOREDB_URL: server.simulator.url };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-killed-'));
    backup = path.join(folder, 'backup');
    const original = await KeptProduct.create(folder);
    await original.whileRunning(async ({ rest }) => {
      await fillProduct(rest);
      await untilReady(rest);
    });
    made = await original.backUp(backup);
    target = await KeptProduct.create(folder, variables());
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function restoreAndKill(appends: number): Promise<void> {
    const environment = { ...process.env, DATA_DIR: target.dataDirectory, ...variables() };
    const child = spawn(process.execPath, [PROGRAM, backup, String(appends)], { env: environment, stdio: 'inherit' });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  }

  it('is noticed: only the same restore can continue', async () => {
    if (!existsSync(BUILT)) throw new Error('Compile the backend first: npm run compile -w backend');
    for (const appends of [0, 3]) {
      await restoreAndKill(appends);
      await expect(target.whileRunning(async () => undefined)).rejects.toThrow('Run the same restore again');
      await expect(target.backUp(path.join(folder, 'part'))).rejects.toThrow();
    }
    const other = await KeptProduct.create(folder);
    await other.whileRunning(({ rest }) => untilReady(rest));
    await other.backUp(path.join(folder, 'other'));
    await expect(target.restore(path.join(folder, 'other'))).rejects.toThrow('the start of another restore');

    await target.restore(backup);
    const events = await target.withStores((stores) => collect(stores.events.readAll()));
    expect(events).toHaveLength(made.log.count);
    await target.whileRunning(({ rest }) => untilReady(rest));
    expect((await target.backUp(path.join(folder, 'again'))).log).toEqual(made.log);
  });
});
