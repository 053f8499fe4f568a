import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../../config/settings.js';
import type { Metrics } from '../../observability/metrics/metrics.js';
import { networkOf } from '../rate-limits/network-of.js';
import { Shares } from '../rate-limits/shares.js';

/** Browsers and proxies send the next request behind the answer to the last one. */
const MOST_PIPELINED = 4;

/** Until the headers of a request have come, and how long nothing at all may come or go on a connection. */
const HEADERS_MS = 15_000;
const SILENCE_MS = 5 * 60_000;

/**
 * Limits the connections that are open in all and to one network, and the requests that wait on one connection: Node answers them in turn,
 * and what has been opened for those behind is nobody's when the connection ends.
 */
export function limitConnections(
  server: FastifyInstance,
  { connections, rateLimit, trustProxy }: Pick<Settings, 'connections' | 'rateLimit' | 'trustProxy'>,
  metrics: Metrics,
): void {
  server.server.headersTimeout = HEADERS_MS;
  server.server.setTimeout(SILENCE_MS);
  if (rateLimit) {
    server.server.maxConnections = connections.most;
    server.server.on('drop', () => metrics.connectionRefused('all'));
    // Behind a proxy all connections are its own.
    if (trustProxy === false) limitNetworks(server, connections.mostOfOne, metrics);
  }
  const answersOf = new WeakMap<Socket, Set<ServerResponse>>();
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const answers = answersOf.get(socket) ?? answersOn(socket);
    answersOf.set(socket, answers);
    if (socket.destroyed || answers.size >= MOST_PIPELINED) {
      if (!socket.destroyed) metrics.connectionRefused('pipelined');
      reply.hijack();
      socket.destroy();
      return;
    }
    answers.add(reply.raw);
    reply.raw.once('close', () => answers.delete(reply.raw));
    done();
  });
}

function limitNetworks(server: FastifyInstance, mostOfOne: number, metrics: Metrics): void {
  const shares = new Shares({ most: Infinity, mostOfOne });
  server.server.on('connection', (socket: Socket) => {
    const place = shares.begin(networkOf(socket.remoteAddress ?? ''));
    const full = place.add(1);
    if (full === undefined) {
      socket.once('close', () => place.release());
      return;
    }
    metrics.connectionRefused(full);
    socket.destroy();
  });
}

/** Those behind the first one learn from nobody else that the connection has ended, and keep open what they were to send. */
function answersOn(socket: Socket): Set<ServerResponse> {
  const answers = new Set<ServerResponse>();
  socket.once('close', () => setImmediate(() => answers.forEach((answer) => answer.emit('close'))));
  return answers;
}
