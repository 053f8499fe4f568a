import type { GenerationFailure } from '../domain/generation-steps.js';

export const FAILURE_REASONS: Readonly<Record<GenerationFailure, string>> = {
  interrupted: 'The studio was interrupted just as it ordered your picture. Please try again.',
  unclear: 'The picture service did not say whether it took the order. Please try again.',
  busy: 'The picture service is too busy right now. Please try again later.',
  unreachable: 'The picture service cannot be reached right now. Please try again later.',
  forbidden: 'The picture service does not let us make pictures right now.',
  refused: 'The picture service did not accept this. Please try something else.',
  providerFailed: 'The picture service could not make this picture. Please try again.',
  canceled: 'The picture service stopped before the picture was done. Please try again.',
  tooSlow: 'The picture service took too long. Please try again.',
  garbled: 'The picture service sent something that is not a picture. Please try again.',
  sourceGone: 'The picture to start from is no longer there. Please upload it again.',
  internal: 'Something went wrong while your picture was made. Please try again.',
};
