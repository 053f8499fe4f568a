import type { ItemName } from '@marcel/contracts';
import { createHmac, scryptSync } from 'node:crypto';

/** Enough to tell the reporters of one item apart, while many networks share each name. */
const NAME_LENGTH = 6;

/**
 * Names whoever reports an item, another way for each item: three reports are told apart, and nobody is followed. The key is made from a
 * secret that all nodes share.
 */
export class Reporters {
  private made: Buffer | undefined;

  constructor(private readonly secret: string) {}

  nameOf(network: string, { kind, id }: ItemName): string {
    const name = createHmac('sha256', this.key).update(`${kind}-${id} ${network}`).digest('hex');
    return name.slice(0, NAME_LENGTH);
  }

  private get key(): Buffer {
    return (this.made ??= scryptSync(this.secret, 'marcel-os reporters', 32));
  }
}
