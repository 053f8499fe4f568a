import { FRONTEND_NAME, RELEASE_ID, RELEASE_MESSAGES } from '@marcel/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../platform/decider/domain-error.js';

function matching(pattern: RegExp, value: unknown, message: string): string {
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new DomainError('not_found', message);
}

@Injectable()
export class FrontendName implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    return matching(FRONTEND_NAME, value, RELEASE_MESSAGES.frontend);
  }
}

@Injectable()
export class ReleaseName implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    return matching(RELEASE_ID, value, RELEASE_MESSAGES.notFound);
  }
}
