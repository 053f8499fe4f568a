import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openEmbeddedEventStore } from '../../../../../dist/platform/event-store/embedded/open.js';

/**
 * Flips one bit in each of many copies of a closed log, and prints one line of JSON with the outcome of each. A panic of the
 * driver ends this process and not the test.
 */
const [file, seed, count] = process.argv.slice(2);
const bytes = readFileSync(file);
const PAGE_BYTES = 4096;

/** A sequence of numbers below 2^32 that a seed determines. */
function* numbers(start) {
  let state = start >>> 0;
  for (;;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

const failure = (error) => ({ name: error.name, position: error.position, message: error.message });

async function collected(events) {
  const read = [];
  try {
    for await (const event of events) read.push(event);
    return { read };
  } catch (error) {
    return { read, failure: failure(error) };
  }
}

const original = await (async () => {
  const directory = mkdtempSync(join(tmpdir(), 'marcel-flip-'));
  writeFileSync(join(directory, 'events.db'), bytes);
  const store = openEmbeddedEventStore(directory);
  const { read } = await collected(store.readAll());
  await store.close();
  rmSync(directory, { recursive: true });
  return read;
})();
const streams = [...new Set(original.map(({ stream }) => stream))];
const byPosition = new Map(original.map((event) => [event.position, event]));
const areOriginal = (events) => events.every((event) => isDeepStrictEqual(event, byPosition.get(event.position)));

async function used(directory) {
  let store;
  try {
    store = openEmbeddedEventStore(directory);
  } catch (error) {
    return { failures: [failure(error)], areOriginal: true, isWhole: false };
  }
  const all = await collected(store.readAll());
  const parts = [];
  for (const stream of streams) parts.push(await collected(store.readStream(stream)));
  const check = await store.checkStorage().then(
    () => undefined,
    (error) => failure(error),
  );
  const given = parts.flatMap(({ read }) => read);
  await store.close().catch(() => undefined);
  return {
    failures: [all.failure, ...parts.map((part) => part.failure), check].filter((found) => found !== undefined),
    areOriginal: areOriginal(all.read) && areOriginal(given),
    isWhole: all.read.length === original.length && given.length === original.length,
  };
}

const random = numbers(Number(seed));
const next = (limit) => random.next().value % limit;
for (let flip = 0; flip < Number(count); flip += 1) {
  // A fourth of them in the first page: the file's header and the schema. Half of them make text invalid.
  const at = next(4) === 0 ? next(PAGE_BYTES) : next(bytes.length);
  const bit = next(2) === 0 ? 7 : next(8);
  process.stderr.write(`flip ${flip}: bit ${bit} of byte ${at}\n`);
  const directory = mkdtempSync(join(tmpdir(), 'marcel-flip-'));
  const damaged = Buffer.from(bytes);
  damaged[at] ^= 1 << bit;
  writeFileSync(join(directory, 'events.db'), damaged);
  const result = { flip, at, bit, used: await used(directory) };
  rmSync(directory, { recursive: true });
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
