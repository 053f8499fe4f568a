/** Most candidates that an admin is shown. */
const MOST = 10;

/** The addresses that a browser may show: http and https, each once. */
export function webAddresses(found: readonly (string | undefined)[]): string[] {
  const usable = found.filter((address) => address !== undefined && URL.canParse(address));
  const web = usable.filter((address) => /^https?:$/.test(new URL(address ?? '').protocol));
  return [...new Set(web.map(String))].slice(0, MOST);
}
