import type { ListSubmissionsQuery, Submission, SubmissionListing } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { Shown } from '../../../../platform/http/caching.js';
import type { PageOfList } from '../../../../platform/http/pages-of-lists.js';

export class ListSubmissions extends Query<PageOfList & { readonly listing: SubmissionListing }> {
  constructor(readonly request: ListSubmissionsQuery) {
    super();
  }
}

/** As it is shown, and the version that is. @throws DomainError not_found */
export class ShowSubmission extends Query<Shown<Submission>> {
  constructor(readonly id: number) {
    super();
  }
}

/** As it is shown or, with a position, as the log had told it by then. @throws DomainError not_found */
export class FindSubmission extends Query<Submission> {
  constructor(
    readonly id: number,
    readonly asOf?: Position,
  ) {
    super();
  }
}
