/** Most of what one event holds, in rows and in bytes: a log's server takes no more than a megabyte at a time. */
const MOST = { rows: 200, bytes: 256 * 1024 };

/** The same rows in order, in parts that an event can hold. */
export function inParts<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let part: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(JSON.stringify(row));
    if (part.length > 0 && (part.length >= MOST.rows || bytes + size > MOST.bytes)) {
      parts.push(part);
      [part, bytes] = [[], 0];
    }
    part.push(row);
    bytes += size;
  }
  return part.length > 0 ? [...parts, part] : parts;
}
