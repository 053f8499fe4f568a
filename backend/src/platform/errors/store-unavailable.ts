/** A store cannot take or give anything now, whichever engine is behind it; trying again later may succeed. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** What a store tells; undefined where it cannot be asked now. */
export async function unlessUnavailable<Told>(ask: () => Promise<Told> | undefined): Promise<Told | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}
