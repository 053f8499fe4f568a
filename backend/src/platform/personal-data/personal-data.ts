import { Inject, Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { KEY_VAULT, type KeyVault } from './key-vault.js';
import { seal, unseal } from '../sealing/envelope.js';

/** Seals what identifies a person before it enters an event, and opens it for those who may see it. */
@Injectable()
export class PersonalData {
  constructor(@Inject(KEY_VAULT) private readonly keys: KeyVault) {}

  /** @param subject whose data it is, such as `submission-7` */
  async seal(subject: string, data: object): Promise<string> {
    return seal(Buffer.from(JSON.stringify(data)), await this.keys.provide(subject), subject).toString('base64');
  }

  /** undefined when the subject's key has been destroyed. */
  async open<Data>(subject: string, sealed: string, schema: z.ZodMiniType<Data>): Promise<Data | undefined> {
    const key = await this.keys.find(subject);
    if (key === undefined) return undefined;
    return schema.parse(JSON.parse(unseal(Buffer.from(sealed, 'base64'), key, subject).toString('utf8')));
  }
}
