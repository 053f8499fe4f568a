import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Comparison } from '../../domain/compatibility/misfits.js';
import { CompareRelease } from './compare-release.query.js';
import { Compatibility } from './compatibility.js';

@QueryHandler(CompareRelease)
export class CompareReleaseHandler implements IQueryHandler<CompareRelease> {
  constructor(private readonly compatibility: Compatibility) {}

  execute({ frontend, release }: CompareRelease): Promise<Comparison> {
    return this.compatibility.ofRelease(frontend, release);
  }
}
