import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ServedFrontend } from '../../../../platform/http/frontends/released-frontends.js';
import { ReleasedFrontendsInViews } from './released-frontends-in-views.js';
import { FindServedFrontend } from './served-frontend.query.js';

@QueryHandler(FindServedFrontend)
export class FindServedFrontendHandler implements IQueryHandler<FindServedFrontend> {
  constructor(private readonly released: ReleasedFrontendsInViews) {}

  async execute({ frontend }: FindServedFrontend): Promise<ServedFrontend | undefined> {
    return (await this.released.now()).get(frontend);
  }
}
