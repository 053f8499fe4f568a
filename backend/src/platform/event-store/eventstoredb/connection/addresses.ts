export interface EndPoint {
  readonly address: string;
  readonly port: number;
}

const HOSTS = /^esdb(?:\+discover)?:\/\/((?:[^:]+:[^@]+@)?)[^?]*/;

/** The same connection string for one node. */
export const addressOf = (url: string, { address, port }: EndPoint): string =>
  url.trim().replace(HOSTS, (_, credentials: string) => `esdb://${credentials}${address}:${port}`);

const INTERVAL = /[?&]keep[-_]?alive[-_]?interval=(-?\d+)/i;

/** The client's own, in milliseconds. */
const DEFAULT_INTERVAL_MS = 10_000;

/**
 * The same connection string for a TCP connection of its own: gRPC lets channels share one that differ in nothing, and the
 * interval of keep-alives is the only difference that the client lets through.
 */
export function ownConnection(url: string, number: number): string {
  const interval = Number(INTERVAL.exec(url)?.[1] ?? DEFAULT_INTERVAL_MS);
  if (interval < 0) return url;
  // oxlint-disable-next-line patterns/no-slow-pattern -- the settings say the address, no visitor
  const base = url.trim().replace(/\/+$/, '');
  return `${base}${base.includes('?') ? '&' : '?'}keepAliveInterval=${interval + number}`;
}
