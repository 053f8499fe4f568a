import { DomainError } from './domain-error.js';

export const firstEventMissing = (type: string, missing: string): DomainError =>
  new DomainError('conflict', `The beginning of this record is lost: its ${type} came before any ${missing}`);
