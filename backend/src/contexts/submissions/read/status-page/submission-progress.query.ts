import type { SubmissionProgress } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

/** What a submitter sees with the key of the receipt. @throws DomainError not_found, also once the data is erased */
export class FindSubmissionProgress extends Query<SubmissionProgress> {
  constructor(readonly statusKey: string) {
    super();
  }
}
