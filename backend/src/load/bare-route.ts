import Fastify from 'fastify';

/** What HTTP itself costs here: one route that answers with ready-made bytes of the size given as the first argument. */
const body = Buffer.alloc(Number(process.argv[2]), 'x');
const server = Fastify();
server.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
process.send?.({ address: await server.listen({ port: 0, host: '127.0.0.1' }) });
process.once('disconnect', () => void server.close());
