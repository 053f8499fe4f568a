export * as ROUTES from './paths.js';

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export function fillPath<P extends string>(pattern: P, params: Record<Params<P>, string | number>): string {
  const values: Record<string, string | number> = params;
  return pattern.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

export const EVENT_STREAM_TIMES_MS = {
  heartbeat: 15_000,
  /** A stream without a message for this long counts as broken. */
  silence: 45_000,
  /** Delay before a broken stream is reopened. */
  reconnect: 5_000,
  /** Delay before the next attempt when the server is at its connection limit. */
  full: 30_000,
} as const;
