import { Inject, Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { KEY_VAULT, type KeyVault } from './key-vault.js';
import { seal, unseal } from './sealing.js';

/** Seals what identifies a person before it enters an event, and opens it for those who may see it. */
@Injectable()
export class PersonalData {
  constructor(@Inject(KEY_VAULT) private readonly keys: KeyVault) {}

  /** @param subject whose data it is, such as `submission-7` */
  async seal(subject: string, data: object): Promise<string> {
    return seal(JSON.stringify(data), await this.keys.provide(subject), subject);
  }

  /** undefined when the subject's key has been destroyed. */
  async open<Data>(subject: string, sealed: string, schema: z.ZodMiniType<Data>): Promise<Data | undefined> {
    const key = await this.keys.find(subject);
    return key === undefined ? undefined : schema.parse(JSON.parse(unseal(sealed, key, subject)));
  }
}
