/**
 * Parts of the same folder that this page has asked for in vain, or still waits for. Of parts that are gone together any may be
 * the one that is found lost, and another one after the next load.
 */
export function lostBeside(part: string): string[] {
  const folder = new URL('.', new URL(part, document.baseURI)).href;
  const inVain = performance.getEntriesByType('resource').filter(hasFailed);
  const addresses = [...inVain.map(({ name }) => name), ...[...document.scripts].map(({ src }) => src)];
  return addresses
    .filter((address) => address.startsWith(folder))
    .map((address) => address.split('?', 1)[0] ?? address);
}

/** Of a browser that tells no status, nothing is known to have come. */
const hasFailed = (entry: PerformanceEntry): boolean => !('responseStatus' in entry && entry.responseStatus === 200);
