import type * as z from 'zod/mini';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '../event-store/event-store.js';
import { seal, unseal } from '../sealing/envelope.js';
import { KeyMissing, witnessPerson } from './errors.js';
import { KeyVault } from './key-vault.js';
import { sealedIn, withOpened, wordsKey, type SealedWords, type Words } from '../decider/words.js';

@Injectable()
export class PersonalData {
  constructor(private readonly keys: KeyVault) {}

  /**
   * Encrypts data under a key of its own: the same subject in another branch of the log gets another key.
   * @param subject whose data it is, such as `submission-7`
   */
  async seal(subject: string, data: object): Promise<string> {
    const { name, owner, key } = await this.newKey(subject);
    return sealedUnder(name, owner, key, data);
  }

  /** Returns undefined when the key has been destroyed. @throws KeyMissing */
  async open<Data>(subject: string, sealed: string, schema: z.ZodMiniType<Data>): Promise<Data | undefined> {
    const { owner, envelope } = partsOf(subject, sealed);
    witnessPerson(owner);
    const key = await this.keys.find(owner);
    if (key === undefined) {
      if (await this.keys.isDestroyed(owner)) return undefined;
      throw new KeyMissing();
    }
    return schema.parse(unsealed(envelope, key, owner));
  }

  async erase(subject: string, sealed: string): Promise<void> {
    await this.keys.destroy(partsOf(subject, sealed).owner);
  }

  async sealWords<Name extends string>(
    subject: string,
    texts: Readonly<Record<Name, string>>,
  ): Promise<Record<Name, SealedWords>> {
    const { name, owner, key } = await this.newKey(subject);
    witnessPerson(owner);
    const sealed: Partial<Record<Name, SealedWords>> = {};
    for (const field in texts) sealed[field] = { subject, sealed: sealedUnder(name, owner, key, texts[field]) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has just been encrypted
    return sealed as Record<Name, SealedWords>;
  }

  async sealBeside({ subject, sealed }: SealedWords, text: string): Promise<SealedWords | undefined> {
    const { owner, name } = partsOf(subject, sealed);
    const key = await this.keys.find(owner);
    return key && { subject, sealed: sealedUnder(name, owner, key, text) };
  }

  /** Returns the texts in order, undefined for destroyed keys. Loads all keys at once. @throws KeyMissing */
  async openWords(words: readonly Words[]): Promise<(string | undefined)[]> {
    const sealed = words.filter((one) => typeof one !== 'string');
    const opened = await this.opened(sealed);
    for (const one of sealed)
      if (!opened.has(wordsKey(one)) && !(await this.isErased(partsOf(one.subject, one.sealed).owner)))
        throw new KeyMissing();
    return words.map((one) => (typeof one === 'string' ? one : opened.get(wordsKey(one))));
  }

  async openEvents(events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    const sealed = events.flatMap(({ data }) => sealedIn(data));
    if (sealed.length === 0) return events;
    const opened = await this.opened(sealed);
    return events.map((event) => ({ ...event, data: withOpened(event.data, opened) }));
  }

  async eraseWords(subject: string): Promise<void> {
    await this.keys.destroyAll(`${subject}${AFTER_NAME}`);
    // Responses made from a view refer to the whole record.
    await this.keys.destroy(wholeRecord(subject));
  }

  /** @param person as `withPersons` reports it */
  isErased(person: string): Promise<boolean> {
    return this.keys.isDestroyed(person);
  }

  private async opened(words: readonly SealedWords[]): Promise<Map<string, string>> {
    const parts = words.map((one) => ({ id: wordsKey(one), ...partsOf(one.subject, one.sealed) }));
    const owners = [...new Set(parts.map(({ owner }) => owner))];
    const keys = owners.length === 0 ? new Map<string, Buffer>() : await this.keys.findAll(owners);
    for (const owner of owners) witnessPerson(owner);
    return new Map(
      parts.flatMap(({ id, owner, envelope }) => {
        const key = keys.get(owner);
        return key === undefined ? [] : [[id, String(unsealed(envelope, key, owner))] as const];
      }),
    );
  }

  private async newKey(subject: string) {
    const name = randomUUID();
    const owner = ownerOf(subject, name);
    return { name, owner, key: await this.keys.provide(owner) };
  }
}

/** Reports a record whose texts are answered without being decrypted. @param subject such as `comment-7` */
export const witnessRecord = (subject: string): void => witnessPerson(wholeRecord(subject));

const wholeRecord = (subject: string): string => `${subject}${AFTER_NAME}`;

/** A character that base64 does not use. */
const AFTER_NAME = '.';

const ownerOf = (subject: string, name: string): string => `${subject}${AFTER_NAME}${name}`;

const sealedUnder = (name: string, owner: string, key: Buffer, data: unknown): string =>
  `${name}${AFTER_NAME}${seal(Buffer.from(JSON.stringify(data)), key, owner).toString('base64')}`;

const unsealed = (envelope: string, key: Buffer, owner: string): unknown =>
  JSON.parse(unseal(Buffer.from(envelope, 'base64'), key, owner).toString('utf8'));

interface Parts {
  readonly name: string;
  readonly owner: string;
  readonly envelope: string;
}

function partsOf(subject: string, sealed: string): Parts {
  const end = sealed.indexOf(AFTER_NAME);
  const name = sealed.slice(0, end);
  return { name, owner: ownerOf(subject, name), envelope: sealed.slice(end + 1) };
}
