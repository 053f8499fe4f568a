import { FRONTEND_NAME, RELEASE_ID, RELEASE_MESSAGES } from '@marcel/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../../platform/decider/domain-error.js';

const named = (pattern: RegExp, value: unknown, message: string): string => {
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new DomainError('not_found', message);
};

/** Reads the name of a frontend out of a path. */
@Injectable()
export class FrontendName implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    return named(FRONTEND_NAME, value, RELEASE_MESSAGES.frontend);
  }
}

/** Reads the id of a release out of a path. */
@Injectable()
export class ReleaseName implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    return named(RELEASE_ID, value, RELEASE_MESSAGES.notFound);
  }
}
