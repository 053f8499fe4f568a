import { EventEmitter, once } from 'node:events';
import { unavailable, type RpcFailure } from './wire/rpc-failure.js';

/** Misbehaviour on demand, for tests of clients. */
export class Faults {
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private hanging = false;
  private refusal: RpcFailure | undefined;
  private mute = false;

  /** Connections stay open, but nothing is answered and nothing is done any more. */
  hang(): void {
    this.hanging = true;
  }

  resume(): void {
    this.hanging = false;
    this.changes.emit('resumed');
  }

  refuseAppends(failure: RpcFailure = unavailable('Server Is Not Ready')): void {
    this.refusal = failure;
  }

  acceptAppends(): void {
    this.refusal = undefined;
  }

  /** Appends are made durable, but their answers get lost. */
  loseAcknowledgements(): void {
    this.mute = true;
  }

  acknowledge(): void {
    this.mute = false;
  }

  /** Waits while the server hangs. */
  async passed(): Promise<void> {
    while (this.hanging) await once(this.changes, 'resumed');
  }

  /** @throws RpcFailure while appends are refused */
  async assertAppendable(): Promise<void> {
    await this.passed();
    if (this.refusal !== undefined) throw this.refusal;
  }

  get acknowledges(): boolean {
    return !this.mute;
  }
}
