import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { TryLater } from '../decider/try-later.js';
import { WIDE_NETWORK_FACTOR, toWideNetwork } from '../observability/logging/networks.js';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/port.js';

const USAGE_COLLECTION = 'quotas';
const SECRETS_COLLECTION = 'quota-secrets';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Long enough that no quota is granted twice after a clock was days ahead. */
const RETENTION_MS = 7 * DAY_MS;

export interface Quota {
  readonly kind: string;
  readonly owner: string;
  readonly max: number;
}

export class QuotaSpent extends TryLater {
  constructor(message: string, now: Date) {
    super(message, secondsUntilTomorrow(now));
  }
}

/**
 * Counts the daily use (UTC) of each visitor, and of all together, on all nodes. Stores no addresses: names are hashed with
 * a secret that changes daily and is deleted with the counts. Every call may throw StoreUnavailable.
 */
@Injectable()
export class DailyQuotas {
  private secret: { readonly day: string; readonly bytes: Buffer } | undefined;

  constructor(@Inject(DOCUMENT_STORE) private readonly documents: DocumentStore) {}

  async consume(quota: Quota, amount: number, now: Date): Promise<boolean> {
    const name = await this.nameOf(quota, now);
    for (;;) {
      const stored = await this.documents.get(USAGE_COLLECTION, name);
      const used = parseUsage(stored?.value) + amount;
      if (used > quota.max) return false;
      const options = { ifVersion: stored?.version ?? 0, expiresAt: expiryOf(now) };
      if (await this.documents.put(USAGE_COLLECTION, name, used, options)) return true;
    }
  }

  /** Consumes the quota of a network and that of the wider network around it, or neither. */
  async consumeForNetwork(quota: Quota, amount: number, now: Date): Promise<boolean> {
    const wide = wideQuotaOf(quota);
    if (!(await this.consume(wide, amount, now))) return false;
    if (await this.consume(quota, amount, now)) return true;
    await this.consume(wide, -amount, now);
    return false;
  }

  async isSpentForNetwork(quota: Quota, now: Date): Promise<boolean> {
    const isSpent = async (one: Quota) => (await this.getUsage(one, now)) >= one.max;
    return (await isSpent(quota)) || isSpent(wideQuotaOf(quota));
  }

  async getUsage(quota: Quota, now: Date): Promise<number> {
    return parseUsage((await this.documents.get(USAGE_COLLECTION, await this.nameOf(quota, now)))?.value);
  }

  /** Returns a name that hides the owner, and changes every day. */
  async nameOf({ kind, owner }: Pick<Quota, 'kind' | 'owner'>, now: Date): Promise<string> {
    const day = dayOf(now);
    if (this.secret?.day !== day) this.secret = { day, bytes: await this.secretOf(day, now) };
    const hash = createHmac('sha256', this.secret.bytes).update(`${kind}/${owner}`).digest('hex');
    return `${day}/${kind}/${hash}`;
  }

  private async secretOf(day: string, now: Date): Promise<Buffer> {
    const fresh = randomBytes(32);
    const options = { ifVersion: 0, expiresAt: expiryOf(now) };
    if (await this.documents.put(SECRETS_COLLECTION, day, fresh.toString('base64'), options)) return fresh;
    const stored = await this.documents.get(SECRETS_COLLECTION, day);
    return Buffer.from(z.string().parse(stored?.value), 'base64');
  }
}

const wideQuotaOf = ({ kind, owner, max }: Quota): Quota => ({
  kind,
  owner: toWideNetwork(owner),
  max: max * WIDE_NETWORK_FACTOR,
});

const parseUsage = (value: unknown = 0): number => z.number().parse(value);

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const expiryOf = (time: Date): Date => new Date(Date.parse(dayOf(time)) + RETENTION_MS);

/** Returns the seconds until the next day, at least one. */
const secondsUntilTomorrow = (time: Date): number => Math.ceil((DAY_MS - (time.getTime() % DAY_MS)) / 1000);
