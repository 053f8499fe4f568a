import { AsyncLocalStorage } from 'node:async_hooks';

const witnesses = new AsyncLocalStorage<Set<string>>();

/** Whose words a piece of work seals or opens: whatever it answers may hold them. */
export async function withPersons<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly persons: readonly string[] }> {
  const persons = new Set<string>();
  const result = await witnesses.run(persons, work);
  return { result, persons: [...persons] };
}

/** To be told of every key that is used. */
export function witnessPerson(owner: string): void {
  witnesses.getStore()?.add(owner);
}
