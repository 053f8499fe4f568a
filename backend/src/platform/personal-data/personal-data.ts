import type * as z from 'zod/mini';
import { Injectable } from '@nestjs/common';
import { mapValues } from 'es-toolkit';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '../event-store/event-store.js';
import { encrypt, decrypt } from '../encryption/envelope.js';
import { KeyMissing } from './errors.js';
import { KeyVault } from './key-vault.js';
import type { EncryptedText, StoredText } from '../decider/stored-text.js';
import { encryptedTextsIn, withDecryptedTexts, encryptedTextKey } from '../decider/stored-text.js';

const collectors = new AsyncLocalStorage<Set<string>>();

/** Returns the result of the work, and the owners of all keys on which it depends. */
export async function trackKeyOwners<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; owners: string[] }> {
  const owners = new Set<string>();
  const result = await collectors.run(owners, work);
  return { result, owners: [...owners] };
}

const trackKeyOwner = (owner: string): void => void collectors.getStore()?.add(owner);

@Injectable()
export class PersonalData {
  constructor(private readonly keys: KeyVault) {}

  /**
   * Encrypts data with a new key. The key's name is random, so that a log restored from a backup never reuses a key.
   * @param subject whose data it is, such as `submission-7`
   */
  async encrypt(subject: string, data: object): Promise<string> {
    const { name, owner, key } = await this.newKey(subject);
    return encryptJson(name, owner, key, data);
  }

  /** Returns undefined when the key has been destroyed. @throws KeyMissing */
  async decrypt<Data>(subject: string, ciphertext: string, schema: z.ZodMiniType<Data>): Promise<Data | undefined> {
    const { owner, envelope } = toParts(subject, ciphertext);
    trackKeyOwner(owner);
    const key = await this.keys.find(owner);
    if (key === undefined) {
      if (await this.keys.isDestroyed(owner)) return undefined;
      throw new KeyMissing();
    }
    return schema.parse(decryptJson(envelope, key, owner));
  }

  async erase(subject: string, ciphertext: string): Promise<void> {
    await this.keys.destroy(toParts(subject, ciphertext).owner);
  }

  async encryptTexts<Name extends string>(
    subject: string,
    texts: Readonly<Record<Name, string>>,
  ): Promise<Record<Name, EncryptedText>> {
    const { name, owner, key } = await this.newKey(subject);
    trackKeyOwner(owner);
    return mapValues(texts, (text) => ({ subject, ciphertext: encryptJson(name, owner, key, text) }));
  }

  async encryptUnderSameKey({ subject, ciphertext }: EncryptedText, text: string): Promise<EncryptedText | undefined> {
    const { owner, name } = toParts(subject, ciphertext);
    const key = await this.keys.find(owner);
    return key && { subject, ciphertext: encryptJson(name, owner, key, text) };
  }

  /** Returns the texts in order, undefined for destroyed keys. Loads all keys at once. @throws KeyMissing */
  async decryptTexts(texts: readonly StoredText[]): Promise<(string | undefined)[]> {
    const encrypted = texts.filter((one) => typeof one !== 'string');
    const decrypted = await this.decryptAll(encrypted);
    for (const one of encrypted)
      if (!decrypted.has(encryptedTextKey(one)) && !(await this.isErased(toParts(one.subject, one.ciphertext).owner)))
        throw new KeyMissing();
    return texts.map((one) => (typeof one === 'string' ? one : decrypted.get(encryptedTextKey(one))));
  }

  async decryptEvents(events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    const encrypted = events.flatMap(({ data }) => encryptedTextsIn(data));
    if (encrypted.length === 0) return events;
    const decrypted = await this.decryptAll(encrypted);
    return events.map((event) => ({ ...event, data: withDecryptedTexts(event.data, decrypted) }));
  }

  async eraseTexts(subject: string): Promise<void> {
    await this.keys.destroyAll(`${subject}${SEPARATOR}`);
    // Responses made from a view refer to the whole record.
    await this.keys.destroy(wholeRecord(subject));
  }

  /** @param owner as `trackKeyOwners` reports it */
  isErased(owner: string): Promise<boolean> {
    return this.keys.isDestroyed(owner);
  }

  private async decryptAll(texts: readonly EncryptedText[]): Promise<Map<string, string>> {
    const parts = texts.map((one) => ({ id: encryptedTextKey(one), ...toParts(one.subject, one.ciphertext) }));
    const owners = [...new Set(parts.map(({ owner }) => owner))];
    const keys = owners.length === 0 ? new Map<string, Buffer>() : await this.keys.findAll(owners);
    for (const owner of owners) trackKeyOwner(owner);
    return new Map(
      parts.flatMap(({ id, owner, envelope }) => {
        const key = keys.get(owner);
        return key === undefined ? [] : [[id, String(decryptJson(envelope, key, owner))] as const];
      }),
    );
  }

  private async newKey(subject: string) {
    const name = randomUUID();
    const owner = keyOwner(subject, name);
    return { name, owner, key: await this.keys.getOrCreate(owner) };
  }
}

/** Tracks a record whose texts the response contains without decrypting them here. @param subject such as `comment-7` */
export const trackRecord = (subject: string): void => trackKeyOwner(wholeRecord(subject));

const wholeRecord = (subject: string): string => `${subject}${SEPARATOR}`;

/** A character that base64 does not use. */
const SEPARATOR = '.';

const keyOwner = (subject: string, name: string): string => `${subject}${SEPARATOR}${name}`;

const encryptJson = (name: string, owner: string, key: Buffer, data: unknown): string =>
  `${name}${SEPARATOR}${encrypt(Buffer.from(JSON.stringify(data)), key, owner).toString('base64')}`;

const decryptJson = (envelope: string, key: Buffer, owner: string): unknown =>
  JSON.parse(decrypt(Buffer.from(envelope, 'base64'), key, owner).toString('utf8'));

interface Parts {
  readonly name: string;
  readonly owner: string;
  readonly envelope: string;
}

function toParts(subject: string, ciphertext: string): Parts {
  const end = ciphertext.indexOf(SEPARATOR);
  const name = ciphertext.slice(0, end);
  return { name, owner: keyOwner(subject, name), envelope: ciphertext.slice(end + 1) };
}
