import type { ContributorProfile } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

/** The profile link of the latest approved submission of that name, in any case; null when there is none. */
export class FindContributorProfile extends Query<ContributorProfile | null> {
  constructor(readonly name: string) {
    super();
  }
}
