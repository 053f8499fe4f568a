import { original, resolve, unresolved } from '../log/links.js';
import type { LogRecord } from '../log/log-record.js';
import type { OpenLog } from '../log/open-log.js';
import { groupDropped, groupIsFull } from '../wire/rpc-failure.js';
import { Bookkeeping } from './bookkeeping.js';
import type { Consumer } from './consumer.js';
import { consumerStrategy, type ConsumerStrategy } from './consumer-strategy.js';
import type { GroupConfig } from './group-settings.js';
import { openSource, type GroupSource } from './group-source.js';
import type { Message } from './message.js';
import { MessageBuffer } from './message-buffer.js';
import { Progress } from './progress.js';

export type NackAction = 'park' | 'retry' | 'skip' | 'stop';

interface Delivery {
  readonly message: Message;
  readonly consumer: Consumer;
  readonly timer: NodeJS.Timeout | undefined;
}

/** Competing consumers of one source: each event goes to one of them until it is acknowledged, parked or skipped. */
export class Group {
  readonly consumers: Consumer[] = [];
  private readonly books: Bookkeeping;
  private readonly source: GroupSource;
  private readonly strategy: ConsumerStrategy;
  private readonly progress = new Progress();
  private readonly deliveries = new Map<string, Delivery>();
  private readonly stopFollowing: () => void;
  private readonly buffer = new MessageBuffer();
  private checkpointTimer: NodeJS.Timeout | undefined;
  lastCheckpoint: string | undefined;
  lastKnown: string | undefined;
  total = 0;

  constructor(
    private readonly open: OpenLog,
    readonly config: GroupConfig,
  ) {
    this.books = new Bookkeeping(open, config.source, config.group);
    this.lastCheckpoint = this.books.readCheckpoint();
    this.source = openSource(open, config, this.lastCheckpoint);
    this.strategy = consumerStrategy(config.settings.consumerStrategy);
    this.stopFollowing = open.log.onGrowth(() => this.push());
    this.readAhead();
  }

  get inFlight(): number {
    return this.deliveries.size;
  }

  get retrying(): number {
    return this.buffer.retryCount;
  }

  /** Number of events read, but not sent to anybody yet. */
  get buffered(): number {
    return this.buffer.freshCount;
  }

  get parkedCount(): bigint {
    return this.books.parkedCount;
  }

  /** @throws RpcFailure when there are as many consumers as the settings allow */
  connect(consumer: Consumer): void {
    const { maxSubscriberCount } = this.config.settings;
    if (maxSubscriberCount > 0 && this.consumers.length >= maxSubscriberCount) {
      throw groupIsFull(this.config.source, this.config.group);
    }
    this.consumers.push(consumer);
    this.push();
  }

  /** What the consumer had not acknowledged goes to the others. */
  disconnect(consumer: Consumer): void {
    const index = this.consumers.indexOf(consumer);
    if (index === -1) return;
    this.consumers.splice(index, 1);
    const lost = [...this.deliveries.values()].filter((delivery) => delivery.consumer === consumer);
    for (const { message } of lost) this.retry(message);
    this.push();
  }

  acknowledge(ids: readonly string[]): void {
    for (const id of ids) this.finish(id);
    this.push();
  }

  async refuse(ids: readonly string[], action: NackAction, reason: string): Promise<void> {
    for (const id of ids) {
      const delivery = this.deliveries.get(id);
      if (delivery === undefined) continue;
      // Stopping is announced in the protocol, but the server goes on and leaves the event out.
      if (action === 'skip' || action === 'stop') this.finish(id);
      else if (action === 'park') await this.park(id, `Client explicitly NAK'ed message.\n${reason}`);
      else await this.retryOrPark(delivery.message);
    }
    this.push();
  }

  /** Sends again what was parked. @param stopAt first number in the parked stream to leave there */
  async replayParked(stopAt: bigint | undefined): Promise<void> {
    for (const resolved of await this.books.takeParked(stopAt)) {
      if (resolved.event === undefined) continue;
      this.buffer.addAgain({ id: original(resolved).id, resolved, sequence: undefined, retryCount: 0 });
    }
    this.push();
  }

  /** Drops every consumer; the group takes no further part. */
  shutDown(): void {
    this.stopFollowing();
    clearTimeout(this.checkpointTimer);
    for (const { timer } of this.deliveries.values()) clearTimeout(timer);
    this.deliveries.clear();
    const failure = groupDropped(this.config.source, this.config.group);
    for (const consumer of this.consumers.splice(0)) consumer.drop(failure);
  }

  async delete(): Promise<void> {
    this.shutDown();
    await this.books.delete();
  }

  private push(): void {
    do this.readAhead();
    while (this.pushBuffered());
  }

  /** Whether all that was read went out, so that there may be more to send. */
  private pushBuffered(): boolean {
    if (this.buffer.isEmpty) return false;
    for (const message of this.buffer.inOrder()) {
      const consumer = this.strategy(this.consumers, message);
      if (consumer === undefined) return false;
      if (consumer === 'later') continue;
      this.buffer.remove(message);
      this.deliver(message, consumer);
    }
    return this.buffer.isEmpty;
  }

  private readAhead(): void {
    const { historyBufferSize, resolveLinks } = this.config.settings;
    while (this.buffer.freshCount < historyBufferSize) {
      const record = this.source.next();
      if (record === undefined) return;
      if (!this.source.wants(record)) {
        this.progress.skip(record);
        this.checkpointWhenDue();
        continue;
      }
      this.lastKnown = this.source.nameOf(record);
      const resolved = resolveLinks ? resolve(record, this.open) : unresolved(record);
      this.buffer.add({ id: record.id, resolved, sequence: this.progress.begin(record), retryCount: 0 });
    }
  }

  private deliver(message: Message, consumer: Consumer): void {
    const { messageTimeoutMs } = this.config.settings;
    // Events of several streams may have the same id: what is said of one counts for all.
    this.finish(message.id);
    const timeOut = () => void this.retryOrPark(message).then(() => this.push());
    const timer = messageTimeoutMs > 0 ? setTimeout(timeOut, messageTimeoutMs).unref() : undefined;
    this.deliveries.set(message.id, { message, consumer, timer });
    this.total++;
    consumer.send(message);
  }

  private release(id: string): Message | undefined {
    const delivery = this.deliveries.get(id);
    if (delivery === undefined) return undefined;
    clearTimeout(delivery.timer);
    this.deliveries.delete(id);
    delivery.consumer.inFlight--;
    return delivery.message;
  }

  private finish(id: string): void {
    const message = this.release(id);
    if (message?.sequence === undefined) return;
    this.progress.finish(message.sequence);
    this.checkpointWhenDue();
  }

  private checkpointWhenDue(): void {
    if (this.progress.sinceCheckpoint === 0) return;
    const { maxCheckpointCount, checkpointAfterMs } = this.config.settings;
    if (this.progress.sinceCheckpoint >= maxCheckpointCount) this.writeCheckpoint();
    else this.checkpointTimer ??= setTimeout(() => this.checkpointDue(), checkpointAfterMs).unref();
  }

  private checkpointDue(): void {
    this.checkpointTimer = undefined;
    const due = this.progress.sinceCheckpoint;
    if (due > 0 && due >= this.config.settings.minCheckpointCount) this.writeCheckpoint();
  }

  private writeCheckpoint(): void {
    const record: LogRecord | undefined = this.progress.takeCheckpoint();
    if (record === undefined) return;
    this.lastCheckpoint = this.source.nameOf(record);
    void this.books.writeCheckpoint(this.lastCheckpoint);
  }

  private async retryOrPark(message: Message): Promise<void> {
    const { maxRetryCount } = this.config.settings;
    if (message.retryCount < maxRetryCount) this.retry(message);
    else await this.park(message.id, `Reached retry count of ${maxRetryCount}`);
  }

  private retry(message: Message): void {
    if (this.release(message.id) === undefined) return;
    this.buffer.addAgain({ ...message, retryCount: message.retryCount + 1 });
  }

  private async park(id: string, reason: string): Promise<void> {
    const delivery = this.deliveries.get(id);
    if (delivery === undefined) return;
    await this.books.park(delivery.message.resolved, reason);
    this.finish(id);
  }
}
