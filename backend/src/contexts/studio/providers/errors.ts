import type { GenerationFailure } from '../domain/artwork.events.js';

/** The provider did not accept the order for now; a later attempt may succeed. */
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

/** The provider rejects this picture for good. */
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
