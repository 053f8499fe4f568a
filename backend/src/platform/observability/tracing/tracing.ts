import { AsyncLocalStorage } from 'node:async_hooks';
import { traceContextOf, traceparentOf, type TraceContext } from './trace-context.js';

export type SpanKind = 'server' | 'internal' | 'client';

/** What is told of a span: names and numbers of ours, never what somebody has typed. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface Span {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes?: SpanAttributes;
}

/** One that has begun. */
export interface RunningSpan {
  readonly context: TraceContext;
  /** @param failure why it has not come to a good end; its kind is told, not its words */
  end(attributes?: SpanAttributes, failure?: unknown): void;
}

/** Where spans go. */
export interface SpanRecorder {
  start(span: Span, parent: TraceContext | undefined): RunningSpan;
  /** Resolves once what was recorded is handed over, or cannot be. */
  close(): Promise<void>;
}

const traces = new AsyncLocalStorage<TraceContext | undefined>();
let recorder: SpanRecorder | undefined;

/** From now on, for the whole process; undefined: nothing is recorded, and traces of others are passed on. */
export function recordSpansWith(given: SpanRecorder | undefined): void {
  recorder = given;
}

/** Undefined where nothing is recorded. */
export const startSpan = (span: Span, parent: TraceContext | undefined): RunningSpan | undefined =>
  recorder?.start(span, parent);

/** Whatever the work leads to belongs to that trace, or to none. Without any it costs nothing: Node tracks every promise for the first. */
export const inTrace = <Result>(context: TraceContext | undefined, work: () => Result): Result =>
  context === undefined && traces.getStore() === undefined ? work() : traces.run(context, work);

/** The same for what was recorded with an event. */
export const continueTrace = <Result>(traceparent: string | undefined, work: () => Result): Result =>
  inTrace(traceContextOf(traceparent), work);

/** The work as a span of the trace at hand. */
export async function inSpan<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  const running = startSpan(span, traces.getStore());
  if (running === undefined) return work();
  try {
    const result = await inTrace(running.context, work);
    running.end();
    return result;
  } catch (error) {
    running.end({}, error);
    throw error;
  }
}

export function currentTraceparent(): string | undefined {
  const context = traces.getStore();
  return context && traceparentOf(context);
}

/** For requests to others. */
export function traceHeaders(): { readonly traceparent?: string } {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { traceparent };
}
