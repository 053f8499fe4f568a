import { ItemName } from '@marcel/contracts';
import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { ACCESS_TOKENS, type AccessTokens } from '../../../platform/config/access-tokens.js';
import { DOCUMENT_STORE, type DocumentStore } from '../../../platform/document-store/port.js';
import { derivedKey } from '../../../platform/encryption/envelope.js';

const NAME_LENGTH = 6;

@Injectable()
export class Reporters {
  private readonly key: () => Buffer;

  constructor(@Inject(ACCESS_TOKENS) { admin }: Pick<AccessTokens, 'admin'>) {
    this.key = derivedKey(admin, 'reporters');
  }

  nameOf(network: string, { kind, id }: ItemName): string {
    const name = createHmac('sha256', this.key()).update(`${kind}-${id} ${network}`).digest('hex');
    return name.slice(0, NAME_LENGTH);
  }
}

const LATEST = 500;

const Overruled = z.array(z.extend(ItemName, { name: z.string() }));

/**
 * Remembers the latest overruled reports by a pseudonym of the reporter, which differs per item. The server can match
 * a pseudonym to a network only when that network reports again.
 */
@Injectable()
export class OverruledReporters {
  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    private readonly reporters: Reporters,
  ) {}

  async add({ kind, id }: ItemName, names: readonly string[]): Promise<void> {
    for (;;) {
      const { known, version } = await this.load();
      const isKnown = (name: string) => known.some((one) => one.kind === kind && one.id === id && one.name === name);
      const more = names.flatMap((name) => (isKnown(name) ? [] : { kind, id, name }));
      if (more.length === 0) return;
      const latest = [...known, ...more].slice(-LATEST);
      if (await this.documents.put('moderation', 'overruled', latest, { ifVersion: version })) return;
    }
  }

  /** Returns how much a report of this network counts: half after one overruled report, a third after two. */
  async weightOf(network: string): Promise<number> {
    const { known } = await this.load();
    return 1 / (1 + known.filter((item) => this.reporters.nameOf(network, item) === item.name).length);
  }

  private async load() {
    const stored = await this.documents.get('moderation', 'overruled');
    return { known: Overruled.parse(stored?.value ?? []), version: stored?.version ?? 0 };
  }
}
