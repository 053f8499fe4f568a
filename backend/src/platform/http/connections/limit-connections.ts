import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../../config/settings.js';
import type { Metrics } from '../../observability/metrics/metrics.js';
import { networkOf } from '../rate-limits/network-of.js';

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

function limitNetworks(server: FastifyInstance, most: number, metrics: Metrics): void {
  const open = new Map<string, number>();
  server.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const own = open.get(network) ?? 0;
    if (own >= most) {
      metrics.connectionRefused('network');
      socket.destroy();
      return;
    }
    open.set(network, own + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Those behind the first one learn from nobody else that the connection has ended, and keep open what they were to send. */
function answersOn(socket: Socket): Set<ServerResponse> {
  const answers = new Set<ServerResponse>();
  socket.once('close', () => setImmediate(() => answers.forEach((answer) => answer.emit('close'))));
  return answers;
}
