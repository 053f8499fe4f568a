/** Told from time to time what is being done and how many are done; the work waits for it. @throws what ends the work */
export type Along = (step: string, done: number) => Promise<void>;

/** Where nobody looks. */
export const UNTOLD: Along = async () => undefined;

/** So many are done between two looks. */
const AT_ONCE = 256;

/** The same items, with a look at how far it is every now and then. */
export async function* counted<Item>(items: AsyncIterable<Item>, step: string, along: Along): AsyncGenerator<Item> {
  let done = 0;
  for await (const item of items) {
    yield item;
    done += 1;
    if (done % AT_ONCE === 0) await along(step, done);
  }
}
