import { ERROR_MESSAGES } from '@marcel/contracts';
import type { PipeTransform } from '@nestjs/common';
import { DomainError } from '../../decider/domain-error.js';

/** Reads a word of a given shape out of a path. Any other names nothing that exists. */
export class Matching implements PipeTransform<unknown, string> {
  constructor(private readonly shape: RegExp) {}

  transform(value: unknown): string {
    if (typeof value === 'string' && this.shape.test(value)) return value;
    throw new DomainError('not_found', ERROR_MESSAGES.notFound);
  }
}
