/** A store cannot take or give anything now, whichever engine is behind it; trying again later may succeed. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}
