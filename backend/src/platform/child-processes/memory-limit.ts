/** How a process ends that took more memory than it may. */
export const OUT_OF_MEMORY = 12;

const LOOK_MS = 50;

/**
 * Ends this process once it holds more memory than it may. Native code works beside the loop, so that a look is taken while it does.
 * The systems know limits of their own, but not the same ones.
 */
export function endBeyond(bytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes) process.exit(OUT_OF_MEMORY);
  }, LOOK_MS).unref();
}
