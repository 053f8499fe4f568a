import Fastify from 'fastify';
import Database from 'libsql';
import { join } from 'node:path';

/**
 * Shows the limit of this machine: a Fastify server that counts likes durably, all of a tick in one transaction, and sends
 * stored JSON. Its argument is the folder of its database, which has the table `mascots (id, slug, likes, body)`.
 */
const database = new Database(join(process.argv[2] ?? '.', 'bare.db'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
const count = database.prepare('UPDATE mascots SET likes = likes + 1 WHERE id = ? RETURNING likes');
const find = database.prepare('SELECT body FROM mascots WHERE slug = ?').pluck();

let waiting: { readonly id: number; readonly answer: (likes: unknown) => void }[] = [];

function commit(): void {
  const likes = waiting;
  waiting = [];
  database.exec('BEGIN');
  const counted = likes.map(({ id }) => count.get(id));
  database.exec('COMMIT');
  likes.forEach(({ answer }, index) => answer(counted[index]));
}

const server = Fastify();
server.post<{ Params: { id: string } }>('/api/mascots/:id/like', ({ params }) => {
  if (waiting.length === 0) setImmediate(commit);
  return new Promise((answer) => waiting.push({ id: Number(params.id), answer }));
});
server.get<{ Params: { slug: string } }>('/api/mascots/slug/:slug', (request, reply) =>
  reply.type('application/json; charset=utf-8').send(find.get(request.params.slug)),
);
process.send?.({ address: await server.listen({ port: 0, host: '127.0.0.1' }) });
process.once('disconnect', () => void server.close());
