import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { EmbeddedKeyVault } from './embedded/embedded-key-vault.js';
import { KeyDestroyed } from './key-vault.js';
import { PersonalData } from './personal-data.js';

const Contact = z.object({ email: z.string() });
const contact = { email: 'ada@example.org' };

describe('personal data', () => {
  let folder: string;
  let vault: EmbeddedKeyVault;
  let personalData: PersonalData;

  const reopen = () => {
    vault = new EmbeddedKeyVault(join(folder, 'keys.db'));
    personalData = new PersonalData(vault);
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marcel-keys-'));
    reopen();
  });
  afterEach(async () => {
    await vault.close();
    await rm(folder, { recursive: true });
  });

  it('opens what it sealed, also after a restart', async () => {
    const sealed = await personalData.seal('submission-1', contact);
    await vault.close();
    reopen();
    expect(sealed).not.toContain('ada');
    expect(await personalData.open('submission-1', sealed, Contact)).toEqual(contact);
  });

  it('refuses what was sealed for somebody else', async () => {
    const sealed = await personalData.seal('submission-1', contact);
    await vault.provide('submission-2');
    await expect(personalData.open('submission-2', sealed, Contact)).rejects.toThrow();
  });

  it('cannot open it once the key is destroyed, and leaves no copy of the key in any file', async () => {
    const sealed = await personalData.seal('submission-1', contact);
    const key = await vault.provide('submission-1');
    await vault.destroy('submission-1');
    expect(await personalData.open('submission-1', sealed, Contact)).toBeUndefined();
    await expect(personalData.seal('submission-1', contact)).rejects.toBeInstanceOf(KeyDestroyed);
    for (const file of await readdir(folder)) {
      expect((await readFile(join(folder, file))).includes(key)).toBe(false);
    }
  });
});
