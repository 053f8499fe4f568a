import { v5 as namedUuid } from 'uuid';

const NAMESPACE = 'c0f8a3f4-58a5-4d0e-9c1f-3a6f7b1de2a9';

/** The id of the nth event that a command of a repeatable request appends to a stream. */
export const seededEventId = (seed: string, stream: string, commandName: string, index: number): string =>
  namedUuid(JSON.stringify([seed, stream, commandName, index]), NAMESPACE);
