import type { StreamingRead } from '@eventstore/db-client';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Readable } from 'node:stream';

/** Where a read's stream ends, once the server has said so: not before the read has come there. */
export class ToldEnd {
  /** Revision of the stream's last event. */
  revision: bigint | undefined;

  constructor(read: StreamingRead<unknown>) {
    // The client takes that answer, like all others, through its own stream, and drops it.
    read.once('pipe', (source: unknown) => {
      if (source instanceof Readable) source.on('data', (answer: unknown) => this.hear(answer));
    });
  }

  private hear(answer: unknown): void {
    if (answer instanceof streams.ReadResp && answer.hasLastStreamPosition())
      this.revision = BigInt(answer.getLastStreamPosition());
  }
}
