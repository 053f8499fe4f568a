import { collect } from '../../event-store/collect.js';
import { KeyDestroyed, type KeyVault } from '../key-vault.js';

/** What every key vault keeps to. `open` gives a vault over the same, at first empty, storage each time. */
export function describeKeyVault(open: () => Promise<KeyVault>, many = 1200): void {
  let vault: KeyVault;
  beforeEach(async () => void (vault = await open()));
  afterEach(() => vault.close());

  it('has no key before one is asked for', async () => {
    expect(await vault.find('submission-1')).toBeUndefined();
  });

  it('is empty until somebody gets a key, and never again', async () => {
    expect(await vault.isEmpty()).toBe(true);
    await vault.provide('submission-1');
    expect(await vault.isEmpty()).toBe(false);
    await vault.destroy('submission-1');
    expect(await vault.isEmpty()).toBe(false);
  });

  it('makes a key of 32 bytes for each subject, and keeps it', async () => {
    const key = await vault.provide('submission-1');
    expect(key).toHaveLength(32);
    expect(await vault.provide('submission-1')).toEqual(key);
    expect(await vault.find('submission-1')).toEqual(key);
    expect(await vault.provide('submission-2')).not.toEqual(key);
  });

  it('keeps the key that is given, unless there is one', async () => {
    const given = Buffer.alloc(32, 7);
    expect(await vault.provide('submission-1', given)).toEqual(given);
    expect(await vault.provide('submission-1', Buffer.alloc(32, 8))).toEqual(given);
  });

  it('keeps a key in another form, unless it has changed meanwhile', async () => {
    const [one, two, three] = [7, 8, 9].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
    await vault.provide('submission-1', one);
    await vault.replace('submission-1', one, two);
    await vault.replace('submission-1', one, three);
    expect(await vault.find('submission-1')).toEqual(two);
    await vault.destroy('submission-1');
    await vault.replace('submission-1', two, three);
    expect(await vault.find('submission-1')).toBeUndefined();
    expect(await vault.isDestroyed('submission-1')).toBe(true);
  });

  it('tells how keys begin that are longer than others', async () => {
    expect(await vault.beginnings(2)).toEqual([]);
    await vault.provide('submission-1');
    for (const [index, first] of [7, 7, 8].entries()) {
      const subject = `submission-${index + 2}`;
      await vault.replace(subject, await vault.provide(subject), Buffer.alloc(65, first));
    }
    await vault.destroy('submission-4');
    expect(await vault.beginnings(2)).toEqual([Buffer.alloc(2, 7)]);
  });

  it('makes one key for callers at the same time', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => vault.provide('submission-1')));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  });

  it('has the keys after a restart', async () => {
    const key = await vault.provide('submission-1');
    await vault.close();
    vault = await open();
    expect(await vault.find('submission-1')).toEqual(key);
  });

  it('destroys a key for good', async () => {
    await vault.provide('submission-1');
    const other = await vault.provide('submission-2');
    await vault.destroy('submission-1');
    await vault.destroy('submission-1');
    expect(await vault.find('submission-1')).toBeUndefined();
    expect(await vault.find('submission-2')).toEqual(other);
    await expect(vault.provide('submission-1')).rejects.toThrow(KeyDestroyed);
  });

  it('finds many keys at once, those that are there', async () => {
    const subjects = Array.from({ length: many }, (_, index) => `comment-${index}`);
    const keys = await Promise.all(subjects.map((subject) => vault.provide(subject)));
    await vault.destroy('comment-7');
    const found = await vault.findAll([...subjects, 'comment-unknown']);
    expect(found.size).toBe(subjects.length - 1);
    expect(found.get('comment-7')).toBeUndefined();
    expect(found.get(`comment-${many - 1}`)).toEqual(keys[many - 1]);
    expect(await vault.findAll([])).toEqual(new Map());
  });

  it('destroys all keys that begin alike, and no others', async () => {
    const others = ['comment-1', 'comment-10.a', 'comment-2.a', 'hug-1.a'];
    const doomed = ['comment-1.a', 'comment-1.b'];
    for (const subject of [...others, ...doomed]) await vault.provide(subject);
    await vault.destroyAll('comment-1.');
    await vault.destroyAll('comment-1.');
    expect([...(await vault.findAll([...others, ...doomed])).keys()].toSorted()).toEqual(others.toSorted());
    expect(await Promise.all(doomed.map((subject) => vault.isDestroyed(subject)))).toEqual([true, true]);
    await expect(vault.provide('comment-1.a')).rejects.toThrow(KeyDestroyed);
  });

  it('tells a destroyed key from one that is missing', async () => {
    await vault.provide('submission-1');
    await vault.provide('submission-2');
    await vault.destroy('submission-2');
    const subjects = ['submission-1', 'submission-2', 'submission-3'];
    expect(await Promise.all(subjects.map((subject) => vault.isDestroyed(subject)))).toEqual([false, true, false]);
  });

  it('gives a record of every subject, destroyed ones too', async () => {
    const key = await vault.provide('submission-2');
    await vault.provide('submission-1');
    await vault.destroy('submission-1');
    expect(await collect(vault.records())).toEqual([
      { subject: 'submission-1', key: undefined },
      { subject: 'submission-2', key },
    ]);
  });

  it("keeps where the log stands among the keys, as nobody's key", async () => {
    const standings = () => vault.standingsOf('destroy-keys');
    expect(await standings().standing()).toBeUndefined();
    const standing = (revision: number) => ({
      log: 'log-1',
      event: { id: `event-${revision}`, stream: 'submission-1', revision, position: `${revision}` },
    });
    await standings().keepStanding(standing(1));
    expect(await vault.isEmpty()).toBe(true);
    await standings().keepStanding(standing(2));
    await vault.standingsOf('another').keepStanding(standing(7));
    await vault.close();
    vault = await open();
    expect(await standings().standing()).toEqual(standing(2));
    expect(await vault.standingsOf('another').standing()).toEqual(standing(7));
    const key = await vault.provide('submission-1');
    expect(await collect(vault.records())).toEqual([{ subject: 'submission-1', key }]);
  });

  it('takes records over, and the same again', async () => {
    const key = Buffer.alloc(32, 7);
    for (let time = 0; time < 2; time += 1) {
      await vault.restore({ subject: 'submission-1', key });
      await vault.restore({ subject: 'submission-2', key: undefined });
    }
    expect(await vault.provide('submission-1')).toEqual(key);
    await expect(vault.provide('submission-2')).rejects.toThrow(KeyDestroyed);
  });

  it('neither changes a key nor brings a destroyed one back', async () => {
    const key = await vault.provide('submission-1');
    await expect(vault.restore({ subject: 'submission-1', key: Buffer.alloc(32, 7) })).rejects.toThrow('submission-1');
    expect(await vault.find('submission-1')).toEqual(key);
    await vault.destroy('submission-1');
    await vault.restore({ subject: 'submission-1', key });
    expect(await vault.find('submission-1')).toBeUndefined();
  });
}
