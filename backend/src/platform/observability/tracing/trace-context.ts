/** Where in a trace something happens, as W3C Trace Context has it. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  /** Whether it is recorded here: what others say of that is not believed. */
  readonly recorded: boolean;
}

/** Later versions may say more behind the fields that we know. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const NO_VERSION = 'ff';
const NOTHING = /^0+$/;

/** The trace that a `traceparent` names; undefined for one that is none. Its flags are left out. */
export function traceContextOf(traceparent: unknown): TraceContext | undefined {
  if (typeof traceparent !== 'string') return undefined;
  const [, version = NO_VERSION, traceId = '', spanId = '', , more] = TRACEPARENT.exec(traceparent) ?? [];
  const isKnown = version !== NO_VERSION && (version !== '00' || more === undefined);
  if (!isKnown || NOTHING.test(traceId) || NOTHING.test(spanId)) return undefined;
  return { traceId, spanId, recorded: false };
}

export const traceparentOf = ({ traceId, spanId, recorded }: TraceContext): string =>
  `00-${traceId}-${spanId}-${recorded ? '01' : '00'}`;
