import type { ResolvedRecord } from '../log/links.js';

/** An event on its way to a consumer. */
export interface Message {
  /** Id by which consumers acknowledge it. */
  readonly id: string;
  readonly resolved: ResolvedRecord;
  /** Place among the events taken from the source; undefined for one that was parked before. */
  readonly sequence: number | undefined;
  readonly retryCount: number;
}
