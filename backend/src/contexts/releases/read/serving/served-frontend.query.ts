import { Query } from '@nestjs/cqrs';
import type { ServedFrontend } from '../../../../platform/http/frontends/released-frontends.js';

/** What visitors get of a frontend; undefined where nothing was published. */
export class FindServedFrontend extends Query<ServedFrontend | undefined> {
  constructor(readonly frontend: string) {
    super();
  }
}
