/** A sign of ASCII, however often its percent sign was encoded again. */
const ENCODED = /%(?:25)*([2-7][\da-f])/gi;

/** Signs that take turns in being encoded are followed that far: each turn costs a walk through the text. */
const MOST_TURNS = 4;

/** The text with what was percent-encoded, once or many times over, read back; what is not ASCII stays encoded. */
export function plainlySpelt(text: string): string {
  let plain = text;
  for (let turn = 0; turn < MOST_TURNS && plain.includes('%'); turn += 1) {
    const next = plain.replace(ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (next === plain) break;
    plain = next;
  }
  return plain;
}
