import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { dayOf } from './days.js';
import { QUOTA_STORE, type QuotaStore } from './quota-store.js';

/** What may be used up in a day. */
export interface Quota {
  /** Of what, such as `uploads`. */
  readonly kind: string;
  /** Whose: a network, or `all`. */
  readonly owner: string;
  readonly most: number;
}

/**
 * Counts what each visitor, and all together, use in a day. No address is ever written down: the names are made with a secret of
 * the day, which goes with it.
 */
@Injectable()
export class DailyQuotas {
  private secret: { readonly day: string; readonly bytes: Uint8Array } | undefined;

  constructor(@Inject(QUOTA_STORE) private readonly store: QuotaStore) {}

  /** @returns whether there was so much left; it is gone then */
  async take(quota: Quota, amount: number, now: Date): Promise<boolean> {
    return this.store.take(dayOf(now), await this.nameOf(quota, now), amount, quota.most);
  }

  async used(quota: Quota, now: Date): Promise<number> {
    return this.store.used(dayOf(now), await this.nameOf(quota, now));
  }

  private async nameOf({ kind, owner }: Quota, now: Date): Promise<string> {
    const day = dayOf(now);
    if (this.secret?.day !== day) this.secret = { day, bytes: await this.store.secretOf(day) };
    return `${kind}/${createHmac('sha256', this.secret.bytes).update(`${kind}/${owner}`).digest('hex')}`;
  }
}
