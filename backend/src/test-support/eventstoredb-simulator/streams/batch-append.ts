import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import { status, type handleBidiStreamingCall, type ServerDuplexStream } from '@grpc/grpc-js';
import { fail, requestsOf, scopeOf, type CallScope } from '../calls.js';
import type { Faults } from '../faults.js';
import type { CurrentLog } from '../log/open-log.js';
import { readId } from '../wire/ids.js';
import { MAX_APPEND_SIZE } from '../wire/proposed-events.js';
import { RpcFailure } from '../wire/rpc-failure.js';
import {
  accessDenied,
  badRequest,
  maximumAppendSizeExceeded,
  notHandled,
  streamDeleted,
  timeout,
  wrongExpectedVersion,
} from './append-status.js';
import { refused, success, type Written } from './batch-append-responses.js';
import { PendingAppend } from './pending-append.js';

type Call = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** Many appends over one long call; each comes in chunks and is answered by its correlation id. */
export function batchAppendHandler(
  log: CurrentLog,
  faults: Faults,
): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> {
  return (call) => void new BatchAppends(log, faults, call).serve();
}

class BatchAppends {
  private readonly pending = new Map<string, PendingAppend>();
  private readonly underWay = new Set<Promise<void>>();
  private readonly scope: CallScope;

  constructor(
    private readonly log: CurrentLog,
    private readonly faults: Faults,
    private readonly call: Call,
  ) {
    this.scope = scopeOf(call, faults);
  }

  async serve(): Promise<void> {
    const { signal } = this.scope;
    try {
      for await (const request of requestsOf<BatchAppendReq>(this.call)) {
        await this.scope.passed();
        this.receive(request);
      }
      await Promise.all(this.underWay);
      if (!signal.aborted) this.call.end();
    } catch (error) {
      if (!signal.aborted) fail(this.call, error);
    } finally {
      for (const append of this.pending.values()) append.cancelTimeout();
    }
  }

  private receive(request: BatchAppendReq): void {
    const id = readId(request.getCorrelationId());
    try {
      const append = this.pending.get(id) ?? this.begin(id, request);
      if (append === undefined) return;
      append.add(request.getProposedMessagesList());
      if (append.size > MAX_APPEND_SIZE) this.refuse(append, maximumAppendSizeExceeded(MAX_APPEND_SIZE));
      else if (request.getIsFinal()) this.finish(append);
    } catch (error) {
      // Who is not known is told before anything that is asked for is looked at.
      if (!(error instanceof RpcFailure) || error.code === status.UNAUTHENTICATED) throw error;
      const stream = this.pending.get(id)?.stream ?? '';
      this.forget(id);
      this.call.write(refused(id, stream, badRequest(error.message)));
    }
  }

  /** Undefined for chunks of an append that was refused already. */
  private begin(id: string, request: BatchAppendReq): PendingAppend | undefined {
    const options = request.getOptions();
    if (options === undefined) return undefined;
    const append = new PendingAppend(id, options, this.log.current.now(), (late) => this.refuse(late, timeout()));
    const refusal = this.isAllowed(append.stream) ? append.isLate && timeout() : accessDenied();
    if (refusal !== false) {
      this.refuse(append, refusal);
      return undefined;
    }
    this.pending.set(id, append);
    return append;
  }

  private refuse(append: PendingAppend, status: Status): void {
    append.cancelTimeout();
    this.forget(append.id);
    this.call.write(refused(append.id, append.stream, status));
  }

  private forget(id: string): void {
    this.pending.get(id)?.cancelTimeout();
    this.pending.delete(id);
  }

  private finish(append: PendingAppend): void {
    this.forget(append.id);
    const work = this.write(append).catch((error: unknown) => {
      if (!this.scope.signal.aborted) fail(this.call, error);
    });
    this.underWay.add(work);
    void work.then(() => this.underWay.delete(work));
  }

  private async write({ id, stream, expected, events }: PendingAppend): Promise<void> {
    const refusal = this.refusalOf(stream);
    if (refusal !== undefined) return void this.call.write(refused(id, stream, refusal));
    const { writer } = this.log.admit(this.call.metadata, { kind: 'write', stream });
    const outcome = await writer.append(stream, expected, events).catch(whenNotCommitted);
    await this.scope.passed();
    if (!this.faults.acknowledges || this.scope.signal.aborted) return;
    if (outcome === undefined) this.call.write(refused(id, stream, timeout()));
    else if (outcome.kind === 'written') this.call.write(success(id, stream, this.shown(outcome)));
    else if (outcome.kind === 'deleted') this.call.write(refused(id, stream, streamDeleted(stream)));
    else this.call.write(refused(id, stream, wrongExpectedVersion(expected, outcome.current)));
  }

  private isAllowed(stream: string): boolean {
    try {
      this.log.authorize(this.call.metadata, { kind: 'write', stream });
      return true;
    } catch (error) {
      if (error instanceof RpcFailure && error.code === status.PERMISSION_DENIED) return false;
      throw error;
    }
  }

  /** What concerns this append only; who leads is told by failing the whole call. @throws RpcFailure */
  private refusalOf(stream: string): Status | undefined {
    try {
      this.faults.assertAppendable();
      this.log.admit(this.call.metadata, { kind: 'write', stream });
      return undefined;
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error;
      if (error.code === status.PERMISSION_DENIED) return accessDenied();
      if (error.code === status.UNAVAILABLE || error.code === status.UNKNOWN) return notHandled(error.message);
      throw error;
    }
  }

  private shown(outcome: Written): Written {
    return this.faults.tellsPositions ? outcome : { ...outcome, position: undefined };
  }
}

/** That concerns one append of the call only. @throws Error for anything else */
function whenNotCommitted(error: unknown): undefined {
  if (!(error instanceof RpcFailure) || error.code !== status.ABORTED) throw error;
}
