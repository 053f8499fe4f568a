import type { GenerationFailure } from '../domain/artwork.events.js';

/** The provider cannot do it now, and surely has not done it; a later attempt may succeed. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
  constructor(
    readonly failure: GenerationFailure,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`The provider is unavailable: ${detail}`, options);
  }
}

/** The provider will not make this picture, however often it is asked. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  constructor(
    readonly failure: GenerationFailure,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`The provider failed: ${detail}`, options);
  }
}
