/** An address that we will not fetch from, however often we are asked. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}
