const SURROGATE = /[\ud800-\udfff]/;

export function compareValues(one: number | string, other: number | string): number {
  if (typeof one === 'number') return one - Number(other);
  return SURROGATE.test(one) || SURROGATE.test(String(other))
    ? compareByCodePoint(one, String(other))
    : compareByCodeUnit(one, String(other));
}

export const hasSurrogates = (text: string): boolean => SURROGATE.test(text);

export const compareByCodeUnit = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export const compareByCodePoint = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));
