import { ItemRef } from '@marcel/contracts';
import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { ACCESS_TOKENS, type AccessTokens } from '../../../platform/config/access-tokens.js';
import { DOCUMENT_STORE, type DocumentStore } from '../../../platform/document-store/port.js';
import { derivedKey } from '../../../platform/encryption/envelope.js';

const PSEUDONYM_LENGTH = 6;

@Injectable()
export class Reporters {
  private readonly key: () => Buffer;

  constructor(@Inject(ACCESS_TOKENS) { admin }: Pick<AccessTokens, 'admin'>) {
    this.key = derivedKey(admin, 'reporters');
  }

  pseudonymOf(network: string, { kind, id }: ItemRef): string {
    const name = createHmac('sha256', this.key()).update(`${kind}-${id} ${network}`).digest('hex');
    return name.slice(0, PSEUDONYM_LENGTH);
  }
}

const MAX_OVERRULED = 500;

const OverruledList = z.array(z.extend(ItemRef, { name: z.string() }));

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

  async add({ kind, id }: ItemRef, names: readonly string[]): Promise<void> {
    for (;;) {
      const { reports, version } = await this.load();
      const isStored = (name: string) => reports.some((one) => one.kind === kind && one.id === id && one.name === name);
      const added = names.flatMap((name) => (isStored(name) ? [] : { kind, id, name }));
      if (added.length === 0) return;
      const latest = [...reports, ...added].slice(-MAX_OVERRULED);
      if (await this.documents.put('moderation', 'overruled', latest, { ifVersion: version })) return;
    }
  }

  /** Returns how much a report of this network counts: half after one overruled report, a third after two. */
  async weightOf(network: string): Promise<number> {
    const { reports } = await this.load();
    return 1 / (1 + reports.filter((item) => this.reporters.pseudonymOf(network, item) === item.name).length);
  }

  private async load() {
    const stored = await this.documents.get('moderation', 'overruled');
    return { reports: OverruledList.parse(stored?.value ?? []), version: stored?.version ?? 0 };
  }
}
