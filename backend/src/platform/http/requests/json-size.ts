const [QUOTE, BACKSLASH] = Buffer.from('"\\');
const SIGNS: ReadonlySet<number> = new Set(Buffer.from(',[{'));

/** Whether JSON can hold no more values than that, told without parsing it: each follows a sign of its own, but the first. */
export function hasFewValues(json: Buffer, most: number): boolean {
  let values = 1;
  let isInText = false;
  for (let at = 0; at < json.length && values <= most; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText) at += Number(byte === BACKSLASH);
    else values += Number(SIGNS.has(byte));
  }
  return values <= most;
}
