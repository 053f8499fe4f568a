import { ERROR_MESSAGES } from '@marcel/contracts';
import { HttpException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError } from '../decider/domain-error.js';
import type { Settings } from '../config/settings.js';
import { asError } from '../errors/as-error.js';
import { byteLength } from './caching.js';
import { WIDE_NETWORK_FACTOR, toWideNetwork } from '../observability/logging/networks.js';
import { toNetwork } from './rate-limits.js';
import type { Metrics } from '../observability/metrics/metrics.js';

export type ExceededLimit = 'network' | 'all';

export interface NetworkLimits {
  readonly max: number;
  readonly maxPerNetwork: number;
}

/** Limits the use of a resource per network, per wider network around it, and in total. */
export class NetworkQuota {
  private readonly byNetwork = new Map<string, number>();
  private inUse = 0;

  constructor(private readonly limits: NetworkLimits) {}

  get total(): number {
    return this.inUse;
  }

  /** Acquires the amount, or returns the exceeded limit and acquires nothing. */
  acquire(network: string, amount: number): ExceededLimit | undefined {
    const { maxPerNetwork } = this.limits;
    const exceeds = (name: string, limit: number) => (this.byNetwork.get(name) ?? 0) + amount > limit;
    if (exceeds(network, maxPerNetwork) || exceeds(toWideNetwork(network), maxPerNetwork * WIDE_NETWORK_FACTOR))
      return 'network';
    if (this.inUse + amount > this.limits.max) return 'all';
    this.release(network, -amount);
    return undefined;
  }

  release(network: string, amount: number): void {
    this.inUse -= amount;
    for (const name of [network, toWideNetwork(network)]) {
      const remaining = (this.byNetwork.get(name) ?? 0) - amount;
      if (remaining > 0) this.byNetwork.set(name, remaining);
      else this.byNetwork.delete(name);
    }
  }
}

/** Limit of pipelined requests; browsers and proxies do not pipeline. */
const MAX_PIPELINED = 4;

const HEADERS_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 5 * 60_000;

export function limitConnections(
  server: FastifyInstance,
  { connections, rateLimit, trustProxy }: Pick<Settings, 'connections' | 'rateLimit' | 'trustProxy'>,
  metrics: Metrics,
): void {
  server.server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.server.setTimeout(IDLE_TIMEOUT_MS);
  if (rateLimit) {
    server.server.maxConnections = connections.max;
    server.server.on('drop', () => metrics.connectionsRefused.inc({ full: 'all' }));
    // Behind a proxy, all connections come from one address.
    if (trustProxy === false) limitNetworks(server, connections.maxPerNetwork, metrics);
  }
  const responses = new WeakMap<Socket, readonly ServerResponse[]>();
  const pendingOn = (socket: Socket) => (responses.get(socket) ?? []).filter(({ closed }) => !closed);
  // When a socket is closed, Node closes the first of its responses only.
  const closePending = (socket: Socket) => pendingOn(socket).forEach((response) => response.emit('close'));
  server.server.on('connection', (socket: Socket) => socket.once('close', () => setImmediate(closePending, socket)));
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const pending = pendingOn(socket);
    if (socket.destroyed || pending.length >= MAX_PIPELINED) {
      if (!socket.destroyed) metrics.connectionsRefused.inc({ full: 'pipelined' });
      reply.hijack();
      socket.destroy();
      return;
    }
    responses.set(socket, [...pending, reply.raw]);
    done();
  });
}

function limitNetworks(server: FastifyInstance, maxPerNetwork: number, metrics: Metrics): void {
  const quota = new NetworkQuota({ max: Infinity, maxPerNetwork });
  server.server.on('connection', (socket: Socket) => {
    const network = toNetwork(socket.remoteAddress ?? '');
    const full = quota.acquire(network, 1);
    if (full === undefined) return void socket.once('close', () => quota.release(network, 1));
    metrics.connectionsRefused.inc({ full });
    socket.destroy();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts bytes that stay in memory until the response is closed. @throws DomainError `too_many_requests` */
    countBytes: ((bytes: number) => void) | null;
  }
}

/** Smaller responses, in bytes, are not counted. */
const LARGE_RESPONSE_BYTES = 64 * 1024;

const FORM = /^multipart\//i;

/** Limits the bytes of incoming forms and of large unread responses by network. */
export function limitBufferedBytes(
  server: FastifyInstance,
  { rateLimit, bufferedBytes }: Pick<Settings, 'rateLimit' | 'bufferedBytes'>,
  metrics: Metrics,
): void {
  const quota = new NetworkQuota(rateLimit ? bufferedBytes : { max: Infinity, maxPerNetwork: Infinity });
  const help = 'Buffered bytes of incoming forms and of large responses that are not read yet';
  metrics.gauge('http_held_bytes', help, [], (gauge) => gauge.set(quota.total));
  server.decorateRequest('countBytes', null);

  const counterFor = (request: FastifyRequest, reply: FastifyReply) => {
    const network = toNetwork(request.ip);
    let acquired = 0;
    reply.raw.once('close', () => quota.release(network, acquired));
    return (bytes: number): void => {
      // A closed connection emits no further close event.
      if (reply.raw.destroyed || request.raw.socket.destroyed) return;
      const full = quota.acquire(network, bytes);
      if (full === undefined) {
        acquired += bytes;
        return;
      }
      metrics.heldBytesRefused.inc({ full });
      throw new DomainError('too_many_requests', ERROR_MESSAGES.tooManyRequests);
    };
  };

  server.addHook('preParsing', (request, reply, payload, done) => {
    const type = request.headers['content-type'];
    if (type === undefined || !FORM.test(type)) return done(null, payload);
    if (request.routeOptions.config.form === undefined && !request.is404)
      return done(new DomainError('unsupported_media_type', ERROR_MESSAGES.unsupportedMediaType));
    request.countBytes = counterFor(request, reply);
    done(null, payload);
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    const bytes = byteLength(payload);
    try {
      if (bytes >= LARGE_RESPONSE_BYTES) counterFor(request, reply)(bytes);
      done(null, payload);
    } catch (error) {
      done(asError(error));
    }
  });
}

const CLIENT_CLOSED_REQUEST = 499;

/** Returns a signal that aborts once the client has closed its connection. */
export function abortOnClientClose({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort(new HttpException('The client has gone', CLIENT_CLOSED_REQUEST)));
  return gone.signal;
}
