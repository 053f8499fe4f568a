/** Units of 100 ns, in which the server tells times, in a millisecond. */
const PER_MILLISECOND = 10_000n;

/** A time as the server tells it. */
export const ticksOf = (milliseconds: number): string => String(BigInt(milliseconds) * PER_MILLISECOND);
