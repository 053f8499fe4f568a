import DataLoader from 'dataloader';
import { setTimeout as sleep } from 'node:timers/promises';

/** Of a store that answers late, nobody waits longer than so many milliseconds before asking by themselves. */
const LONGEST_WAIT_MS = 25;

/**
 * Asks for what many want in one question: whatever is wanted while an answer is on its way goes together when that has come.
 * Nothing is remembered: each answer was asked for after it was wanted.
 *
 * @param ask gives the answers by their keys; each key is named once
 * @param longestWaitMs before a question that an earlier one, still without an answer, holds back
 */
export function together<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  longestWaitMs = LONGEST_WAIT_MS,
): (key: string) => Promise<Answer | undefined> {
  let answered: Promise<unknown> | undefined;
  const loader = new DataLoader<string, Answer | undefined>(
    async (keys) => {
      const asking = ask([...new Set(keys)]);
      const mine = asking.catch(() => undefined);
      answered = mine;
      void mine.then(() => {
        if (answered === mine) answered = undefined;
      });
      const answers = await asking;
      return keys.map((key) => answers.get(key));
    },
    {
      cache: false,
      batchScheduleFn: (dispatch) => {
        if (answered === undefined) process.nextTick(dispatch);
        else void Promise.race([answered, sleep(longestWaitMs, undefined, { ref: false })]).then(dispatch);
      },
    },
  );
  return (key) => loader.load(key);
}
