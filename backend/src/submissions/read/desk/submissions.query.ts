import type { Submission } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

/** Every submission, newest first. */
export class ListSubmissions extends Query<Submission[]> {}

/** @throws Refused not_found */
export class FindSubmission extends Query<Submission> {
  constructor(readonly id: number) {
    super();
  }
}
