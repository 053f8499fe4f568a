/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const LOOK_EVERY_MS = 500;

/**
 * Calls back when this process is asked to stop, at most once for each kind of signal: npm repeats the Ctrl-C that the
 * terminal has sent already. The end of the parent counts as a request where npm runs this process: npm passes a signal
 * only to its shell, which dies of it and leaves this process behind.
 *
 * @param {(signal: NodeJS.Signals) => void} stop
 * @param {boolean} [runByNpm]
 */
export function onStopRequest(stop, runByNpm = process.env.npm_lifecycle_event !== undefined) {
  /** @type {Set<NodeJS.Signals>} */
  const seen = new Set();
  const request = (/** @type {NodeJS.Signals} */ signal) => {
    if (!seen.has(signal)) stop(signal);
    seen.add(signal);
  };
  for (const signal of SIGNALS) process.on(signal, request);
  if (runByNpm) whenParentEnds(() => request('SIGTERM'));
}

/** @param {() => void} ended */
function whenParentEnds(ended) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    ended();
  }, LOOK_EVERY_MS);
  watch.unref();
}
