import type { Socket } from 'node:net';

export async function* messagesOn(socket: Socket): AsyncGenerator<Buffer> {
  let pending = Buffer.alloc(0);
  try {
    for await (const chunk of socket) {
      pending = Buffer.concat([pending, Buffer.from(chunk)]);
      while (pending.length >= 4 && pending.length >= pending.readInt32LE(0)) {
        const length = pending.readInt32LE(0);
        yield pending.subarray(0, length);
        pending = pending.subarray(length);
      }
    }
  } catch {
    // A broken connection ends the stream.
  }
}
