import { IDEMPOTENCY_KEY_LENGTH } from './idempotency.js';

/** Machine words of refused requests, with the HTTP status each one travels under. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthorised: 401,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  precondition_failed: 412,
  too_large: 413,
  unsupported_picture: 415,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  provider_failed: 502,
  unavailable: 503,
  no_space: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Texts of refusals that belong to no single context. */
export const ERROR_MESSAGES = {
  invalidInput: 'The request is not valid',
  notFound: 'Not found',
  unauthorised: 'Admin token missing or invalid',
  crossSite: 'This comes from another site. Please do it on our own page.',
  auditorUnauthorised: 'Auditor token missing or invalid',
  metricsUnauthorised: 'Metrics token missing or invalid',
  tooManyAttempts: 'Too many failed attempts. Please try again later.',
  conflict: 'Somebody else changed this at the same moment. Please try again.',
  changedSince: 'Somebody else has changed this since you read it. Please look at its present state and try again.',
  tooManyRequests: 'Too many requests. Please try again in a moment.',
  unavailable: 'The service cannot take this right now. Please try again in a moment.',
  keyMissing: 'What this was encrypted with is missing right now. Please try again later.',
  erased: 'This has been erased.',
  noSpace: 'There is no room for anything further right now. Please try again later.',
  internal: 'Something went wrong. Please try again.',
  malformedRequest: 'The request could not be read',
  malformedBody: 'The request body could not be read',
  tooLarge: 'The request is too large',
  unsupportedMediaType: 'This content type is not supported here',
  formExpected: 'Please send this as multipart/form-data',
  givenTwice: 'This may be given only once',
  unexpectedFile: 'No file is expected here',
  fileExpected: 'A file is expected here',
  tooManyFields: 'The form has too many fields',
  fieldTooLong: 'This text is too long',
  idempotencyKey: `An idempotency key is ${IDEMPOTENCY_KEY_LENGTH.min} to ${IDEMPOTENCY_KEY_LENGTH.max} visible ASCII characters`,
  idempotencyKeyReused: 'This idempotency key belongs to another request. Please send this one under a new key.',
} as const;
