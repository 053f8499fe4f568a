import { DomainError } from './domain-error.js';

/** Refuses to go by what is left of a stream whose first events are gone, as a salvaged log may have them. */
export const beginningLost = (type: string, missing: string): DomainError =>
  new DomainError('conflict', `The beginning of this record is lost: its ${type} came before any ${missing}`);
