import { AsyncLocalStorage } from 'node:async_hooks';

const collectors = new AsyncLocalStorage<Set<string>>();

/** Returns the result of the work, and the owners of all keys on which it depends. */
export async function trackKeyOwners<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; owners: string[] }> {
  const owners = new Set<string>();
  const result = await collectors.run(owners, work);
  return { result, owners: [...owners] };
}

export const trackKeyOwner = (owner: string): void => void collectors.getStore()?.add(owner);
