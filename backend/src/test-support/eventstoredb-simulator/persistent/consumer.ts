import { PassThrough } from 'node:stream';
import type { Message } from './message.js';

/** A connected client of a group. */
export class Consumer {
  private readonly outbox = new PassThrough({ objectMode: true });
  inFlight = 0;
  total = 0;

  /** @param bufferSize most messages that the client takes before it acknowledges any */
  constructor(
    readonly connectionName: string,
    readonly bufferSize: number,
  ) {}

  get hasRoom(): boolean {
    return this.inFlight < this.bufferSize;
  }

  send(message: Message): void {
    this.inFlight++;
    this.total++;
    this.outbox.write(message);
  }

  /** What was sent, until the consumer is dropped. */
  get messages(): AsyncIterable<Message> {
    return this.outbox;
  }

  /** Ends the connection, with an error if there is one. */
  drop(failure?: Error): void {
    if (failure === undefined) this.outbox.end();
    else this.outbox.destroy(failure);
  }
}
