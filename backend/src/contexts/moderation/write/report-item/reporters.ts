import type { ItemName } from '@marcel/contracts';
import { createHmac } from 'node:crypto';
import { derivedKey } from '../../../../platform/sealing/derived-key.js';

/** Enough to tell the reporters of one item apart, while many networks share each name. */
const NAME_LENGTH = 6;

/** Names whoever reports an item, another way for each item: three reports are told apart, and nobody is followed. */
export class Reporters {
  private readonly key: () => Buffer;

  constructor(secret: string) {
    this.key = derivedKey(secret, 'reporters');
  }

  nameOf(network: string, { kind, id }: ItemName): string {
    const name = createHmac('sha256', this.key()).update(`${kind}-${id} ${network}`).digest('hex');
    return name.slice(0, NAME_LENGTH);
  }
}
