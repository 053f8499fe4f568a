import { Query } from '@nestjs/cqrs';
import type { Comparison } from '../../domain/compatibility/misfits.js';

/** Whether a release would fit what visitors get of the other frontends, and the API; null for what the product was built with. */
export class CompareRelease extends Query<Comparison> {
  constructor(
    readonly frontend: string,
    readonly release: string | null,
  ) {
    super();
  }
}
