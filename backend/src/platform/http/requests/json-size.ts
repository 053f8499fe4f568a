const SIGNS: ReadonlySet<number> = new Set(Buffer.from(',[{'));

/** Whether JSON can hold no more values than that, told without parsing it: each takes a sign of those before it. */
export function hasFewValues(json: Buffer, most: number): boolean {
  let signs = 1;
  for (let at = 0; at < json.length && signs <= most; at += 1) if (SIGNS.has(json[at] ?? 0)) signs += 1;
  return signs <= most;
}
