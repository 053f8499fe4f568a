import { status } from '@grpc/grpc-js';
import type { WriteOutcome } from '../log/log-writer.js';
import type { Writes } from '../log/open-log.js';
import { RpcFailure } from '../wire/rpc-failure.js';

/** Writes what groups keep, again and again until a majority has it: whoever waits for it is not told that it takes long. */
export class InsistentWriter implements Writes {
  constructor(private readonly writer: Writes) {}

  append(...args: Parameters<Writes['append']>): Promise<WriteOutcome> {
    return insist(() => this.writer.append(...args));
  }

  delete(...args: Parameters<Writes['delete']>): Promise<WriteOutcome> {
    return insist(() => this.writer.delete(...args));
  }

  tombstone(...args: Parameters<Writes['tombstone']>): Promise<WriteOutcome> {
    return insist(() => this.writer.tombstone(...args));
  }
}

async function insist(write: () => Promise<WriteOutcome>): Promise<WriteOutcome> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof RpcFailure) || error.code !== status.ABORTED) throw error;
    }
  }
}
