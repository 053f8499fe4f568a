import * as z from 'zod/mini';
import { jsonEvent } from '../log/genesis.js';
import { original, resolve, type ResolvedRecord } from '../log/links.js';
import type { OpenLog } from '../log/open-log.js';
import { withTruncation } from '../log/stream-metadata.js';
import { metastreamOf, SYSTEM_TYPES } from '../log/system-names.js';
import { visibleEvents } from '../log/visible-events.js';
import { randomUUID } from 'node:crypto';

const Checkpoint = z.union([z.string(), z.number()]);

/** The system streams in which a group keeps its checkpoint and what was parked. */
export class Bookkeeping {
  private readonly checkpoints: string;
  private readonly parked: string;

  constructor(
    private readonly open: OpenLog,
    source: string,
    group: string,
  ) {
    const name = `$persistentsubscription-${source}::${group}`;
    this.checkpoints = `${name}-checkpoint`;
    this.parked = `${name}-parked`;
  }

  readCheckpoint(): string | undefined {
    const { log } = this.open;
    const latest = log.rules(this.checkpoints).softDeleted ? undefined : log.stream(this.checkpoints).records.at(-1);
    return latest && String(Checkpoint.parse(JSON.parse(Buffer.from(latest.data).toString())));
  }

  async writeCheckpoint(place: string): Promise<void> {
    await this.open.writer.append(this.checkpoints, 'any', [jsonEvent('$SubscriptionCheckpoint', place)]);
  }

  /** Puts a link to the event aside, with the reason. */
  async park(resolved: ResolvedRecord, reason: string): Promise<void> {
    const { event, link } = resolved;
    const target = event === undefined ? Buffer.from(link?.data ?? []).toString() : `${event.revision}@${event.stream}`;
    const added = new Date(this.open.now()).toISOString();
    const details = { added, reason, subscriptionEventNumber: Number(original(resolved).revision) };
    const parked = {
      id: randomUUID(),
      type: SYSTEM_TYPES.link,
      isJson: false,
      data: Buffer.from(target),
      metadata: Buffer.from(JSON.stringify(details)),
    };
    await this.open.writer.append(this.parked, 'any', [parked]);
  }

  get parkedCount(): bigint {
    const { first, last } = this.visibleParked();
    return last < first ? 0n : last - first + 1n;
  }

  /** Takes what was parked out again. @param stopAt first number in the parked stream to leave there */
  async takeParked(stopAt: bigint | undefined): Promise<ResolvedRecord[]> {
    const { log, writer } = this.open;
    const { first, last } = this.visibleParked();
    const stop = stopAt === undefined || stopAt > last + 1n ? last + 1n : stopAt;
    const records = log.stream(this.parked).records.slice(Number(first), Number(stop));
    const truncation = withTruncation(randomUUID(), undefined, stop);
    if (records.length > 0) await writer.append(metastreamOf(this.parked), 'any', [truncation]);
    return records.map((record) => resolve(record, this.open));
  }

  async delete(): Promise<void> {
    await this.open.writer.delete(this.checkpoints, 'any');
    await this.open.writer.delete(this.parked, 'any');
  }

  private visibleParked() {
    const { log, now } = this.open;
    return visibleEvents(log.lastVisibleRevision(log.stream(this.parked)), log.rules(this.parked), now());
  }
}
