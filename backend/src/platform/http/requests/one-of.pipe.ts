import type { PipeTransform } from '@nestjs/common';
import { DomainError } from '../../decider/domain-error.js';

/** Reads one of a few names out of a path. Any other names nothing that exists. */
export class OneOf<Name extends string> implements PipeTransform<unknown, Name> {
  constructor(
    private readonly names: readonly Name[],
    private readonly notFound: string,
  ) {}

  transform(value: unknown): Name {
    const found = this.names.find((name) => name === value);
    if (found === undefined) throw new DomainError('not_found', this.notFound);
    return found;
  }
}
