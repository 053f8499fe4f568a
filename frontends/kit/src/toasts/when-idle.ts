/** How long browsers that do not tell when they are idle are left alone, in milliseconds. */
const GUESS_MS = 2000;

/** Runs a task once the browser has nothing better to do; the answer takes that back. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, GUESS_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task);
  return () => cancelIdleCallback(request);
}
