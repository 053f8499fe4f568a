import { randomBytes } from 'node:crypto';
import type { StandingKeeper } from '../../event-store/log-standing.js';
import { KEY_BYTES } from '../../sealing/envelope.js';
import type { KeyRecord, KeyVault } from '../key-vault.js';
import { MasterKeyMissing, WRAPPED_BY_BYTES, type MasterKeys } from './master-keys.js';

/** Keeps keys in another vault, wrapped in a master key. What it hands out for backups, and takes from them, is wrapped, too. */
export class WrappingKeyVault implements KeyVault {
  constructor(
    private readonly kept: KeyVault,
    private readonly masters: MasterKeys,
  ) {}

  /** @throws MasterKeyMissing when one key lies under a master key that is not there */
  async requireMaster(): Promise<void> {
    for (const beginning of await this.kept.beginnings(WRAPPED_BY_BYTES))
      if (!this.masters.haveWrapped(beginning)) throw new MasterKeyMissing();
  }

  async provide(subject: string, key: Buffer = randomBytes(KEY_BYTES)): Promise<Buffer> {
    return this.masters.unwrap(subject, await this.kept.provide(subject, this.masters.wrap(subject, key)));
  }

  async find(subject: string): Promise<Buffer | undefined> {
    const stored = await this.kept.find(subject);
    return stored && this.masters.unwrap(subject, stored);
  }

  async findAll(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    const stored = await this.kept.findAll(subjects);
    return new Map([...stored].map(([subject, key]) => [subject, this.masters.unwrap(subject, key)]));
  }

  isDestroyed(subject: string): Promise<boolean> {
    return this.kept.isDestroyed(subject);
  }

  destroy(subject: string): Promise<void> {
    return this.kept.destroy(subject);
  }

  destroyAll(prefix: string): Promise<void> {
    return this.kept.destroyAll(prefix);
  }

  standingsOf(automation: string): StandingKeeper {
    return this.kept.standingsOf(automation);
  }

  isEmpty(): Promise<boolean> {
    return this.kept.isEmpty();
  }

  records(): AsyncIterable<KeyRecord> {
    return this.kept.records();
  }

  /** @throws MasterKeyMissing, and Error when the subject has another key here */
  async restore({ subject, key: stored }: KeyRecord): Promise<void> {
    if (stored === undefined) return this.kept.destroy(subject);
    const key = this.masters.unwrap(subject, stored);
    const here = await this.find(subject);
    if (here === undefined) await this.kept.restore({ subject, key: this.masters.wrap(subject, key) });
    else if (!here.equals(key)) throw new Error(`${subject} has another key here`);
  }

  beginnings(bytes: number): Promise<readonly Buffer[]> {
    return this.kept.beginnings(bytes);
  }

  replace(subject: string, from: Buffer, to: Buffer): Promise<void> {
    return this.kept.replace(subject, from, to);
  }

  /** Wraps whatever lies under another master key, or under none, in the present one. @returns how many that were */
  async rewrap(): Promise<number> {
    let count = 0;
    for await (const { subject, key } of this.kept.records()) {
      if (key === undefined || this.masters.isCurrent(key)) continue;
      await this.kept.replace(subject, key, this.masters.wrap(subject, this.masters.unwrap(subject, key)));
      count += 1;
    }
    return count;
  }

  close(): Promise<void> {
    return this.kept.close();
  }
}
