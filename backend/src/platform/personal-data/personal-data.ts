import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { KeyMissing } from './key-missing.js';
import { KEY_VAULT, type KeyVault } from './key-vault.js';
import { seal, unseal } from '../sealing/envelope.js';

/** Seals what identifies a person before it enters an event, and opens it for those who may see it. */
@Injectable()
export class PersonalData {
  constructor(@Inject(KEY_VAULT) private readonly keys: KeyVault) {}

  /**
   * With a key of its own: whoever gets the same subject in another branch of the log shares it with nobody.
   * @param subject whose data it is, such as `submission-7`
   */
  async seal(subject: string, data: object): Promise<string> {
    const name = randomUUID();
    const owner = ownerOf(subject, name);
    const envelope = seal(Buffer.from(JSON.stringify(data)), await this.keys.provide(owner), owner);
    return `${name}${AFTER_NAME}${envelope.toString('base64')}`;
  }

  /** undefined when the key has been destroyed. @throws KeyMissing */
  async open<Data>(subject: string, sealed: string, schema: z.ZodMiniType<Data>): Promise<Data | undefined> {
    const { owner, envelope } = partsOf(subject, sealed);
    const key = await this.keys.find(owner);
    if (key === undefined) {
      if (await this.keys.isDestroyed(owner)) return undefined;
      throw new KeyMissing();
    }
    return schema.parse(JSON.parse(unseal(Buffer.from(envelope, 'base64'), key, owner).toString('utf8')));
  }

  /** Makes every copy of it unreadable for good. */
  async erase(subject: string, sealed: string): Promise<void> {
    await this.keys.destroy(partsOf(subject, sealed).owner);
  }
}

/** Not in base64. */
const AFTER_NAME = '.';

const ownerOf = (subject: string, name: string): string => `${subject}${AFTER_NAME}${name}`;

/** Whatever an earlier release has sealed names no key: it lies under the subject alone. */
function partsOf(subject: string, sealed: string): { readonly owner: string; readonly envelope: string } {
  const end = sealed.indexOf(AFTER_NAME);
  if (end === -1) return { owner: subject, envelope: sealed };
  return { owner: ownerOf(subject, sealed.slice(0, end)), envelope: sealed.slice(end + 1) };
}
