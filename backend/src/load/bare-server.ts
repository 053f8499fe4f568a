import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const Listening = z.object({ address: z.string() });

/** Runs a bare Fastify route that sends so many bytes, in a process of its own: what HTTP itself costs here. */
export async function withBareRoute<T>(
  bytes: number,
  use: (address: string, pid: number | undefined) => Promise<T>,
): Promise<T> {
  const child = fork(fileURLToPath(new URL('./bare-route.js', import.meta.url)), [String(bytes)]);
  try {
    const message: unknown = (await once(child, 'message')).at(0);
    return await use(Listening.parse(message).address, child.pid);
  } finally {
    child.disconnect();
  }
}
