/** A file with readable bytes, which jsdom's files do not have. */
export function fileOf(content: string | readonly number[], name = 'mascots.csv'): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
  const file = new File([bytes], name, { type: 'text/csv' });
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.slice().buffer) });
}
