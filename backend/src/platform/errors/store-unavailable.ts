export class UnsupportedByRelease extends Error {
  override readonly name: string = 'UnsupportedByRelease';
}

export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

export async function ifAvailable<Value>(ask: () => Promise<Value> | undefined): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}
