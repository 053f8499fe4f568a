import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { DocumentStore, StoredDocument } from '../document-store/port.js';
import { createCheckpointStore, type CheckpointStore } from '../event-store/log-checkpoint.js';
import { KEY_BYTES } from '../encryption/envelope.js';
import { KeyDestroyed, KeyMissing } from './errors.js';
import { KeyEncryption } from './key-encryption.js';

const KEYS = 'keys';
const ENCRYPTED_WITH = 'encrypted-with';

const StoredKey = z.object({ key: z.nullable(z.string()) });

export interface KeyRecord {
  readonly subject: string;
  readonly key: Buffer | undefined;
}

export class KeyVault {
  private recordedName: string | undefined;

  /** @param documents a store that flushes each write to the disk */
  constructor(
    private readonly documents: DocumentStore,
    private readonly encryption = new KeyEncryption([]),
  ) {}

  /** @throws KeyMissing when a key-encryption key of stored keys is missing */
  async requireKeyEncryptionKeys(): Promise<void> {
    for await (const { key: name } of this.documents.list(ENCRYPTED_WITH))
      if (!this.encryption.has(name)) throw new KeyMissing();
  }

  /** Returns the subject's key. Stores the given key, or a random one, if there is none. @throws KeyDestroyed */
  async getOrCreate(subject: string, key: Buffer = randomBytes(KEY_BYTES)): Promise<Buffer> {
    if (await this.add(subject, key)) return key;
    const existing = await this.find(subject);
    if (existing === undefined) throw new KeyDestroyed(subject);
    return existing;
  }

  /** Returns undefined when the key was never made or has been destroyed. @throws KeyMissing */
  async find(subject: string): Promise<Buffer | undefined> {
    return (await this.findAll([subject])).get(subject);
  }

  /** @throws KeyMissing */
  async findAll(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    const stored = [...(await this.documents.getMany(KEYS, subjects)).values()].map(toKeyRecord);
    return new Map(
      stored.flatMap(({ subject, key }) =>
        key === undefined ? [] : [[subject, this.encryption.unwrap(subject, key)] as const],
      ),
    );
  }

  /** Returns false for a key that was never made, or is missing beside a newer log. */
  async isDestroyed(subject: string): Promise<boolean> {
    const stored = await this.documents.get(KEYS, subject);
    return stored !== undefined && toKeyRecord(stored).key === undefined;
  }

  /** Destroys a key permanently: the subject never gets another one. */
  async destroy(subject: string): Promise<void> {
    await this.documents.put(KEYS, subject, { key: null } satisfies z.infer<typeof StoredKey>);
  }

  /** Destroys the keys of all subjects that start with the prefix, such as `comment-7.`. */
  async destroyAll(prefix: string): Promise<void> {
    for await (const { key: subject } of this.documents.list(KEYS, prefix)) await this.destroy(subject);
  }

  /** Returns a checkpoint that is stored with the keys, so that restored keys come with the checkpoint of the erasures applied to them. */
  checkpointStoreFor(automation: string): CheckpointStore {
    return createCheckpointStore(this.documents, automation);
  }

  async isEmpty(): Promise<boolean> {
    for await (const _ of this.documents.list(KEYS)) return false;
    return true;
  }

  async *records(): AsyncGenerator<KeyRecord> {
    for await (const stored of this.documents.list(KEYS)) yield toKeyRecord(stored);
  }

  /**
   * Restores a record from a backup. A key that was destroyed here stays destroyed.
   * @throws KeyMissing, and Error when the subject has another key here, whose data would be lost
   */
  async restore({ subject, key: stored }: KeyRecord): Promise<void> {
    if (stored === undefined) return this.destroy(subject);
    const key = this.encryption.unwrap(subject, stored);
    if (await this.add(subject, key)) return;
    const here = await this.find(subject);
    if (here !== undefined && !here.equals(key)) throw new Error(`${subject} has another key here`);
  }

  /** Encrypts every key with the current key-encryption key. Returns how many it has changed. */
  async rewrap(): Promise<number> {
    await this.recordEncryption();
    let count = 0;
    for await (const stored of this.documents.list(KEYS)) {
      const { subject, key } = toKeyRecord(stored);
      if (key === undefined || this.encryption.isCurrent(key)) continue;
      const wrapped = this.encryption.wrap(subject, this.encryption.unwrap(subject, key));
      await this.documents.put(KEYS, subject, toStoredKey(wrapped), { ifVersion: stored.version });
      count += 1;
    }
    for await (const { key: name } of this.documents.list(ENCRYPTED_WITH))
      if (name !== this.encryption.currentName) await this.documents.delete(ENCRYPTED_WITH, name);
    return count;
  }

  close(): Promise<void> {
    return this.documents.close();
  }

  private async add(subject: string, key: Buffer): Promise<boolean> {
    await this.recordEncryption();
    return this.documents.put(KEYS, subject, toStoredKey(this.encryption.wrap(subject, key)), { ifVersion: 0 });
  }

  /** Records the key-encryption key before its first use, so that a start without it fails from then on. */
  private async recordEncryption(): Promise<void> {
    const { currentName } = this.encryption;
    if (currentName === undefined || currentName === this.recordedName) return;
    await this.documents.put(ENCRYPTED_WITH, currentName, null);
    this.recordedName = currentName;
  }
}

const toStoredKey = (key: Buffer): z.infer<typeof StoredKey> => ({ key: key.toString('base64') });

function toKeyRecord({ key: subject, value }: StoredDocument): KeyRecord {
  const { key } = StoredKey.parse(value);
  return { subject, key: key === null ? undefined : Buffer.from(key, 'base64') };
}
