import { DomainError } from '../../decider/domain-error.js';
import type { PageHead } from './page-head.js';

/** The head of a page; of one whose subject is not found, the unknown one. */
export async function headOrUnknown<Head, Unknown extends PageHead | undefined>(
  finding: Promise<Head>,
  unknown: Unknown,
): Promise<Head | Unknown> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return unknown;
    throw error;
  }
}
