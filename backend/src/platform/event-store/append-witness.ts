import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventMark, AppendResult, NewEvent } from './event-store.js';

interface Witness {
  last?: EventMark;
}

const witnesses = new AsyncLocalStorage<Witness>();

export async function withLastAppended<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly last: EventMark | undefined }> {
  const witness: Witness = {};
  const result = await witnesses.run(witness, work);
  return { result, last: witness.last };
}

export function witnessAppend(stream: string, events: readonly NewEvent[], appended: AppendResult): void {
  const witness = witnesses.getStore();
  const id = events.at(-1)?.id;
  if (witness === undefined || id === undefined) return;
  if (witness.last === undefined || witness.last.position < appended.position)
    witness.last = { id, stream, ...appended };
}
