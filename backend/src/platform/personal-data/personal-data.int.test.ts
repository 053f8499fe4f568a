import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SqliteDocumentStore } from '../document-store/sqlite.js';
import { collect } from '../event-store/event-store.js';
import { Recorder } from '../read-store/test-support/recorder.js';
import { KeyMissing } from './errors.js';
import { KeyVault } from './key-vault.js';
import { PersonalData } from './personal-data.js';

const Contact = z.object({ email: z.string() });
const contact = { email: 'ada@example.org' };

describe('personal data', () => {
  let folder: string;
  let vault: KeyVault;
  let personalData: PersonalData;

  const reopen = () => {
    vault = new KeyVault(new SqliteDocumentStore({ file: join(folder, 'keys.db'), irreplaceable: true }));
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

  it('decrypts its data, also after a restart', async () => {
    const encrypted = await personalData.encrypt('submission-1', contact);
    await vault.close();
    reopen();
    expect(encrypted).not.toContain('ada');
    expect(await personalData.decrypt('submission-1', encrypted, Contact)).toEqual(contact);
  });

  it('decrypts texts and events with one look-up each, except those of destroyed keys', async () => {
    const one = await personalData.encryptTexts('comment-1', { author: 'Ada', content: 'Lovely' });
    const other = await personalData.encryptTexts('comment-2', { content: 'Forgotten' });
    const beside = await personalData.encryptUnderSameKey(one.author, 'More');
    await personalData.eraseTexts('comment-2');
    const finding = jest.spyOn(vault, 'findAll');
    const words = [one.content, 'Plain', other.content, one.author, beside ?? ''];
    expect(await personalData.decryptTexts(words)).toEqual(['Lovely', 'Plain', undefined, 'Ada', 'More']);
    expect(finding).toHaveBeenCalledTimes(1);
    const recorder = new Recorder();
    const events = [{ commentId: 1, ...one }, other].map((data) =>
      recorder.record('comments-9', { type: 'Said', data }),
    );
    const decrypted = await personalData.decryptEvents(events);
    expect(decrypted.map(({ data }) => data)).toEqual([{ commentId: 1, author: 'Ada', content: 'Lovely' }, other]);
    expect(finding).toHaveBeenCalledTimes(2);
  });

  it('does not report data with a missing key as erased', async () => {
    const { content } = await personalData.encryptTexts('comment-1', { content: 'Lovely' });
    const elsewhere = { ...content, subject: 'comment-2' };
    await expect(personalData.decryptTexts([content, elsewhere])).rejects.toBeInstanceOf(KeyMissing);
    const event = new Recorder().record('comments-9', { type: 'Said', data: { content: elsewhere } });
    expect(await personalData.decryptEvents([event])).toEqual([event]);
  });

  it('erases all texts of a record, and does not use its key again', async () => {
    const first = await personalData.encryptTexts('comment-1', { content: 'Once' });
    const again = await personalData.encryptTexts('comment-1', { content: 'Once more' });
    const other = await personalData.encryptTexts('comment-10', { content: 'Of somebody else' });
    await personalData.eraseTexts('comment-1');
    const words = [first.content, again.content, other.content];
    expect(await personalData.decryptTexts(words)).toEqual([undefined, undefined, 'Of somebody else']);
    expect(await personalData.encryptUnderSameKey(first.content, 'More')).toBeUndefined();
  });

  it('has no key for data of another subject, and does not report the data as erased', async () => {
    const encrypted = await personalData.encrypt('submission-1', contact);
    await expect(personalData.decrypt('submission-2', encrypted, Contact)).rejects.toBeInstanceOf(KeyMissing);
  });

  it('cannot be decrypted once the key is destroyed, which leaves no copy in any file', async () => {
    const encrypted = await personalData.encrypt('submission-1', contact);
    const [{ key = Buffer.alloc(32) } = {}] = await collect(vault.records());
    await personalData.erase('submission-1', encrypted);
    expect(await personalData.decrypt('submission-1', encrypted, Contact)).toBeUndefined();
    for (const file of await readdir(folder)) {
      expect((await readFile(join(folder, file))).includes(key.toString('base64'))).toBe(false);
    }
  });

  it('has another key when a subject is reused, also after the first one was erased', async () => {
    const [lost, kept] = [
      await personalData.encrypt('submission-1', contact),
      await personalData.encrypt('submission-1', contact),
    ];
    await personalData.erase('submission-1', lost);
    expect(await personalData.decrypt('submission-1', kept, Contact)).toEqual(contact);
    const later = await personalData.encrypt('submission-1', contact);
    expect(await personalData.decrypt('submission-1', later, Contact)).toEqual(contact);
  });
});
