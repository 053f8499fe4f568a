import type { FrontendReport, ReleaseReport } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';
import type { Position } from '../../../platform/event-store/event-store.js';
import type { Build } from '../domain/frontend.decider.js';

/** From the view or, with a position, folded from the log up to it. @throws DomainError not_found */
export class FindFrontend extends Query<FrontendReport> {
  constructor(
    readonly frontend: string,
    readonly asOf?: Position,
  ) {
    super();
  }
}

/** From the view or, with a position, folded from the log up to it. @throws DomainError not_found */
export class FindRelease extends Query<ReleaseReport> {
  constructor(
    readonly frontend: string,
    readonly release: string,
    readonly asOf?: Position,
  ) {
    super();
  }
}

export class FindOtherBuilds extends Query<readonly Build[]> {
  constructor(readonly frontend: string) {
    super();
  }
}
