const SURROGATE = /[\ud800-\udfff]/;

/** Of one kind, in the order of every engine. */
export function compareValues(one: number | string, other: number | string): number {
  if (typeof one === 'number') return one - Number(other);
  return SURROGATE.test(one) || SURROGATE.test(String(other))
    ? compareByCodePoint(one, String(other))
    : compareByCodeUnit(one, String(other));
}

export const hasSurrogates = (text: string): boolean => SURROGATE.test(text);

/** The same order for texts without surrogates, and faster. */
export const compareByCodeUnit = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** As the engines order texts; JavaScript goes by halves of surrogate pairs. */
export const compareByCodePoint = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));
