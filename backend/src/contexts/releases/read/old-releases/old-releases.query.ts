import { Query } from '@nestjs/cqrs';

/** The releases of a frontend that nobody needs any more. */
export class FindOldReleases extends Query<readonly string[]> {
  constructor(
    readonly frontend: string,
    readonly now: Date,
  ) {
    super();
  }
}
