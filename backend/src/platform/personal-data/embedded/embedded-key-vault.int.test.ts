import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeKeyVault } from '../contract/key-vault.contract.js';
import { EmbeddedKeyVault } from './embedded-key-vault.js';

describe('EmbeddedKeyVault', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'marcel-keys-'))));
  afterEach(() => rm(folder, { recursive: true }));

  describe('as a port', () => {
    describeKeyVault(async () => new EmbeddedKeyVault(join(folder, 'keys.db')));
  });

  it('never replaces a damaged file, and says which one it is', async () => {
    const file = join(folder, 'keys.db');
    await writeFile(file, 'no database at all, but long enough to be taken for one'.repeat(99));
    expect(() => new EmbeddedKeyVault(file)).toThrow(`${file} is damaged`);
  });
});
