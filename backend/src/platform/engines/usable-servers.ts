import { once } from 'node:events';
import { connect, isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectSecurely, type ConnectionOptions } from 'node:tls';
import { asError } from '../errors/as-error.js';
import { errorCode } from '../errors/error-code.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import type { Startup } from '../observability/health/startup.js';
import type { Log } from '../observability/logging/log.js';
import { TimedOut, withTimeout } from '../scheduling/with-timeout.js';

/** Why a server cannot be used, without its address, and what an operator can do. */
export type Problem = readonly [reason: string, remedy: string];

export interface Server {
  /** Name for the start of a sentence. */
  readonly name: string;
  readonly variable: string;
  /** Empty where only the client can find them. */
  readonly addresses: readonly { readonly host: string; readonly port: number }[];
  /** Undefined for connections without TLS. */
  readonly tls: ConnectionOptions | undefined;
  /** Problems by codes of the server's errors. */
  readonly denials: Readonly<Record<number, Problem>>;
  /** Sends a request that succeeds only on a usable server; called until it succeeds. */
  probe(): Promise<unknown>;
}

const ATTEMPT_TIMEOUT_MS = 800;
const REPORT_INTERVAL_MS = 30_000;

/** Waits while the server may just be slow to answer. @throws StoreUnavailable */
export const requireUsable = (server: Server): Promise<void> =>
  untilUsable(server, (problem, isTrying) => {
    if (!isTrying || problem !== NO_ANSWER) throw new StoreUnavailable(formatProblem(server, problem));
  });

/** Waits until the server can be used. Logs at once and every half minute why it cannot, and when it can again. */
export async function awaitUsable(server: Server, log: Log, startup: Startup, signal?: AbortSignal): Promise<void> {
  let [lastReport, due] = ['', 0];
  const report = (problem: Problem): void => {
    startup.pending.set(server.variable, `${server.name} cannot be used: ${problem[0]}`);
    const sentence = formatProblem(server, problem);
    if (sentence === lastReport && performance.now() < due) return;
    [lastReport, due] = [sentence, performance.now() + REPORT_INTERVAL_MS];
    log.warn(`${sentence}. Trying again until it can be used`);
  };
  await untilUsable(server, report, signal);
  startup.pending.delete(server.variable);
  if (lastReport !== '') log.info(`${server.name} can be used now`);
}

function formatProblem({ name, variable, addresses }: Server, [reason, remedy]: Problem): string {
  const where = addresses.map(({ host, port }) => `${host}:${port}`).join(', ');
  return `${name}${where && ` at ${where}`} (${variable}) cannot be used: ${reason}. ${remedy}`;
}

/** @param report gets the problem, and whether the client is still trying */
async function untilUsable(
  server: Server,
  report: (problem: Problem, isTrying: boolean) => void,
  signal?: AbortSignal,
): Promise<void> {
  let probing: Promise<unknown> | undefined;
  let last: Problem | undefined;
  for (;;) {
    try {
      await withTimeout((probing ??= server.probe()), ATTEMPT_TIMEOUT_MS, signal);
      return;
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof TimedOut)) probing = undefined;
      const problem = await describeProblem(server, error);
      // A usable server may take a moment.
      if (probing === undefined || problem !== NO_ANSWER || last === NO_ANSWER) report(problem, probing !== undefined);
      last = problem;
      if (probing === undefined) await pause(ATTEMPT_TIMEOUT_MS, undefined, { signal });
    }
  }
}

/** @param error of the client; `TimedOut` while it is still trying. @throws an error that has another reason */
async function describeProblem({ addresses, tls, denials, variable }: Server, error: unknown): Promise<Problem> {
  for (const code of listCodes(error)) {
    const known = denials[Number(code)] ?? NETWORK_PROBLEMS[String(code)];
    if (known !== undefined) return known;
  }
  const failures = await Promise.all(addresses.map((address) => failureAt(address, tls)));
  const failure = failures.every(Boolean) ? failures[0] : undefined;
  if (failure !== undefined) return connectionProblem(failure, tls && variable);
  if (!(error instanceof TimedOut || error instanceof StoreUnavailable)) throw error;
  const [address] = addresses;
  const expectsTls = tls === undefined && address && !(await failureAt(address, { rejectUnauthorized: false }));
  return expectsTls ? ['it expects TLS', `Set tls=true in ${variable}`] : NO_ANSWER;
}

const listCodes = (error: unknown): unknown[] =>
  error instanceof Error ? [Reflect.get(error, 'code'), ...listCodes(error.cause)] : [];

/** Connects to an address and disconnects; returns the error when that fails. */
async function failureAt({ host, port }: Server['addresses'][number], tls?: ConnectionOptions) {
  const servername = isIP(host) === 0 ? host : undefined;
  const socket = tls ? connectSecurely({ host, port, servername, ...tls }) : connect({ host, port });
  try {
    await withTimeout(once(socket, tls ? 'secureConnect' : 'connect'), ATTEMPT_TIMEOUT_MS);
    return undefined;
  } catch (error) {
    return asError(error);
  } finally {
    socket.destroy();
  }
}

const NO_ANSWER: Problem = ['it does not answer', 'It may still be starting, or have no leader; see its own log'];

const NETWORK_PROBLEMS: Readonly<Record<string, Problem>> = {
  ENOTFOUND: ['its host name is unknown', 'Check how the name is spelled, and the name server'],
  EAI_AGAIN: ['its host name cannot be looked up now', 'Check the name server'],
  ECONNREFUSED: ['nothing listens on its port', 'Start the server, or correct the port'],
};

/** @param variable where to change the address; undefined for a connection without TLS */
function connectionProblem(error: Error, variable: string | undefined): Problem {
  const { message } = error;
  const code = errorCode(error) ?? '';
  const known = NETWORK_PROBLEMS[code];
  if (known !== undefined) return known;
  if (variable === undefined || error instanceof TimedOut || /^E(TIMEDOUT|HOST|NET)/.test(code))
    return [`it cannot be connected to (${code || message})`, 'Check the address, the network and the firewall'];
  if (/^(UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_UNTRUSTED)/.test(code))
    return [message, `Name the certificate of its authority in ${variable}: tlsCAFile=/path/ca.crt`];
  if (/^(CERT_|ERR_TLS_CERT_)/.test(code))
    return [message, 'Renew its certificate, or use an address that the certificate names'];
  return [`it does not speak TLS (${code})`, `Set up its certificates, or set tls=false in ${variable}`];
}
