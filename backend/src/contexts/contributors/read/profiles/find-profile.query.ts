import type { ContributorProfile } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

/** The profile link of the latest approved submission of that name, in any case. @throws DomainError not_found */
export class FindContributorProfile extends Query<ContributorProfile> {
  constructor(readonly name: string) {
    super();
  }
}
