/** An address that is never fetched from; a retry does not help. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}
