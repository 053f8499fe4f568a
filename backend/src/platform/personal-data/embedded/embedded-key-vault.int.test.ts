import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeKeyVault } from '../contract/key-vault.contract.js';
import { EmbeddedKeyVault } from './embedded-key-vault.js';

describe('EmbeddedKeyVault', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'marcel-keys-'))));
  afterEach(() => rm(folder, { recursive: true }));

  describeKeyVault(async () => new EmbeddedKeyVault(join(folder, 'keys.db')));
});
