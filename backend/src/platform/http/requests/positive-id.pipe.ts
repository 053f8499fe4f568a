import { ERROR_MESSAGES } from '@marcel/contracts';
import type { PipeTransform } from '@nestjs/common';
import { DomainError } from '../../decider/domain-error.js';

const ID = /^[1-9]\d{0,15}$/;

/** Reads an id out of a path. Anything that cannot be one names nothing that exists. */
export class PositiveId implements PipeTransform<unknown, number> {
  constructor(private readonly notFound: string = ERROR_MESSAGES.notFound) {}

  transform(value: unknown): number {
    const id = typeof value === 'string' && ID.test(value) ? Number(value) : NaN;
    if (!Number.isSafeInteger(id)) throw new DomainError('not_found', this.notFound);
    return id;
  }
}
