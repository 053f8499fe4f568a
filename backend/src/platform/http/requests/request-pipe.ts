import { toFieldErrors } from '@marcel/contracts';
import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { DomainError } from '../../decider/domain-error.js';
import { readQuery } from './read-query.js';

/** Checks every request against its class: unknown properties fall away, the rest must be valid. */
export class RequestPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      transform: true,
      exceptionFactory: (errors) => DomainError.fields(toFieldErrors(errors)),
    });
  }

  /** A single parameter stays the text it is: its own pipe knows what it may be. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (metatype === undefined || !this.toValidate(metadata)) return value;
    return super.transform(type === 'query' ? readQuery(value, metatype) : value, metadata);
  }
}
