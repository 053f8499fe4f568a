import * as z from 'zod/mini';
import { errorCode } from '../errors/error-code.js';

/** Bytes from another process, backed by any kind of buffer. */
export const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

export const ChildResponse = z.union([
  z.object({ result: z.unknown() }),
  z.object({ failure: z.object({ message: z.string(), code: z.optional(z.string()) }) }),
]);
type ChildResponse = z.infer<typeof ChildResponse>;

export const EXIT_OUT_OF_MEMORY = 12;

const MEMORY_CHECK_MS = 50;

/** Makes this process run its parent's tasks one by one, within its memory limit, and end with its parent. */
export function serveTasks<Task>(parse: (message: unknown) => Task, work: (task: Task) => Promise<unknown>): void {
  const respond = (response: ChildResponse): void => void process.send?.(response);
  const [, , memory] = process.argv;
  if (memory !== undefined) exitAboveMemory(Number(memory));
  process.on('disconnect', () => process.exit());
  process.on('message', (message: unknown) => {
    Promise.resolve(message)
      .then((message) => work(parse(message)))
      .then(
        (result) => respond({ result }),
        (error: unknown) => {
          const code = errorCode(error);
          const text = error instanceof Error ? error.message : String(error);
          respond({ failure: { message: text, ...(code !== undefined && { code }) } });
        },
      );
  });
}

/** Exits when the process uses more memory than the limit. Native code does not block the event loop, so a timer suffices. */
function exitAboveMemory(bytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes) process.exit(EXIT_OUT_OF_MEMORY);
  }, MEMORY_CHECK_MS).unref();
}
