import type { Environment } from './environment.js';

/** Where spans go, and how many of them. */
export interface TracingSettings {
  /** Base address of the collector. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Part of all traces that is recorded, from 0 to 1. */
  readonly ratio: number;
}

/** Undefined: nobody wants any. */
export function readTracing(env: Environment): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  return endpoint === undefined ? undefined : { endpoint, headers, ratio: env.OTEL_TRACES_SAMPLER_ARG };
}
