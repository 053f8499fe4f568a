import { FRONTEND_NAME, RELEASE_ID, RELEASE_MESSAGES } from '@marcel/contracts';
import type { PipeTransform } from '@nestjs/common';
import { DomainError } from '../../platform/decider/domain-error.js';

const createPatternPipe = (pattern: RegExp, message: string): PipeTransform<unknown, string> => ({
  transform(value) {
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw new DomainError('not_found', message);
  },
});

export const FrontendNamePipe = createPatternPipe(FRONTEND_NAME, RELEASE_MESSAGES.frontend);
export const ReleaseNamePipe = createPatternPipe(RELEASE_ID, RELEASE_MESSAGES.notFound);
