import { AsyncLocalStorage } from 'node:async_hooks';

const witnesses = new AsyncLocalStorage<Set<string>>();

export async function withPersons<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly persons: readonly string[] }> {
  const persons = new Set<string>();
  const result = await witnesses.run(persons, work);
  return { result, persons: [...persons] };
}

export function witnessPerson(owner: string): void {
  witnesses.getStore()?.add(owner);
}
