import code from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statusPb, { type Status } from '@eventstore/db-client/generated/status_pb.js';
import streams, { type BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { status, type handleBidiStreamingCall, type ServerDuplexStream } from '@grpc/grpc-js';
import { setTimeout as pause } from 'node:timers/promises';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { CurrentLog } from './access.js';
import { fail, requestsOf, scopeOf, type CallScope } from './calls.js';
import type { Faults } from './faults.js';
import type { ProposedEvent } from './log.js';
import type { ExpectedRevision, WriteOutcome } from './log-writer.js';
import {
  invalidArgument,
  readId,
  readProposedEvent,
  readStreamName,
  RpcFailure,
  sizeOf,
  writeId,
  writeStreamName,
} from './wire.js';

const { Code } = code;

/** The server's default limit for one append, in bytes. */
const MAX_APPEND_SIZE = 1024 * 1024;

/** The server gives no append longer than this to arrive, in milliseconds. */
const WRITE_TIMEOUT = 7000;

type Call = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

export interface AppendOptions {
  /** Milliseconds before an append is answered; default 0. */
  readonly appendMs?: number;
}

export function batchAppendHandler(
  log: CurrentLog,
  faults: Faults,
  { appendMs = 0 }: AppendOptions,
): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> {
  return (call) => void new BatchAppends(log, faults, call, appendMs).serve();
}

class BatchAppends {
  private readonly pending = new Map<string, PendingAppend>();
  private isHalfClosed = false;
  private readonly scope: CallScope;

  constructor(
    private readonly log: CurrentLog,
    private readonly faults: Faults,
    private readonly call: Call,
    private readonly appendMs: number,
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
      // Of a call that the client has half closed, the server loses the pending answers, and does not end it.
      this.isHalfClosed = true;
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
      if (append.size > MAX_APPEND_SIZE) this.reject(append, maximumAppendSizeExceeded());
      else if (request.getIsFinal()) this.finish(append);
    } catch (error) {
      if (!(error instanceof RpcFailure) || error.code === status.UNAUTHENTICATED) throw error;
      const stream = this.pending.get(id)?.stream ?? '';
      this.forget(id);
      this.call.write(response(id, stream).setError(badRequest(error.message)));
    }
  }

  private begin(id: string, request: BatchAppendReq): PendingAppend | undefined {
    const options = request.getOptions();
    if (options === undefined) return undefined;
    const append = new PendingAppend(id, options, this.log.current.now(), (late) => this.reject(late, timeout()));
    const rejection = this.isAllowed(append.stream) ? append.isLate && timeout() : accessDenied();
    if (rejection !== false) {
      this.reject(append, rejection);
      return undefined;
    }
    this.pending.set(id, append);
    return append;
  }

  private reject(append: PendingAppend, error: Status): void {
    append.cancelTimeout();
    this.forget(append.id);
    this.answer(append, error);
  }

  private answer({ id, stream }: PendingAppend, error: Status): void {
    this.call.write(response(id, stream).setError(error));
  }

  private forget(id: string): void {
    this.pending.get(id)?.cancelTimeout();
    this.pending.delete(id);
  }

  private finish(append: PendingAppend): void {
    this.forget(append.id);
    void this.write(append).catch((error: unknown) => {
      if (!this.scope.signal.aborted) fail(this.call, error);
    });
  }

  private async write(append: PendingAppend): Promise<void> {
    const { id, stream, expected, events } = append;
    const rejection = this.rejectionOf(stream);
    if (rejection !== undefined) return this.answer(append, rejection);
    const { writer } = this.log.admit(this.call.metadata, { kind: 'write', stream });
    const latency = this.appendMs > 0 ? pause(this.appendMs) : undefined;
    const outcome = await writer.append(stream, expected, events).catch(whenNotCommitted);
    await latency;
    await this.scope.passed();
    if (!this.faults.acknowledges || this.scope.signal.aborted || this.isHalfClosed) return;
    if (outcome === undefined) this.answer(append, timeout());
    else if (outcome.kind === 'written') this.call.write(response(id, stream).setSuccess(success(outcome)));
    else this.answer(append, wrongExpectedVersion(expected, outcome.current));
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

  /** Returns the rejection of this append only; a new leader fails the whole call instead. @throws RpcFailure */
  private rejectionOf(stream: string): Status | undefined {
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
}

/** @throws Error for anything else */
function whenNotCommitted(error: unknown): undefined {
  if (!(error instanceof RpcFailure) || error.code !== status.ABORTED) throw error;
}

/** An append whose last chunk has not come yet. */
class PendingAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: ProposedEvent[] = [];
  readonly isLate: boolean;
  /** Bytes so far. */
  size = 0;
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(
    readonly id: string,
    options: BatchAppendReq.Options,
    now: number,
    onTimeout: (append: PendingAppend) => void,
  ) {
    this.stream = readStreamName(options.getStreamIdentifier());
    this.expected = readExpected(options);
    const deadline = options.getDeadline()?.toDate().getTime() ?? Number.POSITIVE_INFINITY;
    const timeLeft = Math.min(deadline - now, WRITE_TIMEOUT);
    this.isLate = timeLeft <= 0;
    if (!this.isLate) this.timer = setTimeout(() => onTimeout(this), timeLeft).unref();
  }

  /** @throws RpcFailure for an event without type or content type */
  add(messages: readonly BatchAppendReq.ProposedMessage[]): void {
    for (const event of messages.map(readProposedEvent)) {
      this.size += sizeOf(event);
      this.events.push(event);
    }
  }

  cancelTimeout(): void {
    clearTimeout(this.timer);
  }
}

function readExpected(options: BatchAppendReq.Options): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  if (options.hasStreamPosition()) return BigInt(options.getStreamPosition());
  throw invalidArgument('The expected position is missing');
}

const response = (id: string, stream: string): BatchAppendResp =>
  new streams.BatchAppendResp().setCorrelationId(writeId(id)).setStreamIdentifier(writeStreamName(stream));

function success({ revision, position }: Extract<WriteOutcome, { kind: 'written' }>) {
  const message = new streams.BatchAppendResp.Success();
  if (revision < 0n) message.setNoStream(new empty.Empty());
  else message.setCurrentRevision(String(revision));
  if (position === undefined) return message.setNoPosition(new empty.Empty());
  const text = String(position);
  return message.setPosition(new shared.AllStreamPosition().setCommitPosition(text).setPreparePosition(text));
}

function rejected(statusCode: number, name: string, details: { serializeBinary(): Uint8Array }): Status {
  const packed = new any.Any();
  packed.pack(details.serializeBinary(), `event_store.client.${name}`);
  return new statusPb.Status().setCode(statusCode).setMessage(name).setDetails(packed);
}

function wrongExpectedVersion(expected: ExpectedRevision, current: bigint): Status {
  const message = new shared.WrongExpectedVersion();
  const nothing = new empty.Empty();
  if (current < 0n) message.setCurrentNoStream(nothing);
  else message.setCurrentStreamRevision(String(current));
  if (expected === 'any') message.setExpectedAny(nothing);
  else if (expected === 'no_stream') message.setExpectedNoStream(nothing);
  else if (expected === 'stream_exists') message.setExpectedStreamExists(nothing);
  else message.setExpectedStreamPosition(String(expected));
  return rejected(Code.ALREADY_EXISTS, 'WrongExpectedVersion', message);
}

const timeout = (): Status => rejected(Code.DEADLINE_EXCEEDED, 'Timeout', new shared.Timeout());

const accessDenied = (): Status => rejected(Code.PERMISSION_DENIED, 'AccessDenied', new shared.AccessDenied());

const maximumAppendSizeExceeded = (): Status =>
  rejected(
    Code.INVALID_ARGUMENT,
    'MaximumAppendSizeExceeded',
    new shared.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_SIZE),
  );

const badRequest = (message: string): Status =>
  rejected(Code.INVALID_ARGUMENT, 'BadRequest', new shared.BadRequest().setMessage(message));

/** The one rejection without a code: only its text says what it is. */
function notHandled(message: string): Status {
  const packed = new any.Any();
  packed.pack(new empty.Empty().serializeBinary(), 'google.protobuf.Empty');
  return new statusPb.Status().setMessage(message).setDetails(packed);
}
