import fc from 'fast-check';
import { anEvent, readAll, readStream, useStore, type MakeStore } from './test-support/harness.js';

const ODD_TEXTS = [
  "'; DROP TABLE events; --",
  '"quoted" and \\backslashed\\',
  '100% _ * ? [a-z] .*',
  '$ne',
  '__proto__',
  'constructor',
  'nul\0nul',
  '\0',
  'line\nfeed\r\ttab',
  'emoji 🐶👩‍👩‍👧 and İ ß é e\u0301',
  '\u202eright to left',
  '\\u0041',
  ' ',
];

export function describeOddTexts(makeStore: MakeStore): void {
  describe('odd texts', () => {
    const log = useStore(makeStore);

    it('are stored unchanged as stream names and types', async () => {
      const streams = ODD_TEXTS.map((text) => `odd-${text}`);
      for (const stream of streams) await log.store.append(stream, 'no_stream', [anEvent({ type: `Odd${stream}` })]);
      for (const stream of streams)
        expect(await readStream(log.store, stream)).toMatchObject([{ stream, type: `Odd${stream}`, revision: 0 }]);
      expect((await readAll(log.store)).map(({ stream }) => stream)).toEqual(streams);
    });

    it('are stored unchanged in data, as values and as names', async () => {
      const data = Object.fromEntries(ODD_TEXTS.map((text) => [text, [text]]));
      await log.store.append('odd', 'any', [anEvent({ data })]);
      const [recorded] = await readStream(log.store, 'odd');
      expect(JSON.stringify(recorded?.data)).toBe(JSON.stringify(data));
    });

    it('are stored unchanged for any name and any JSON', async () => {
      const units = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }));
      const unit = units.map((code) => String.fromCodePoint(code));
      const property = fc.asyncProperty(fc.string({ unit }), fc.jsonValue(), async (name, data) => {
        const stream = `any-${name}`;
        const event = anEvent({ data });
        await log.store.append(stream, 'any', [event]);
        const last = (await readStream(log.store, stream)).at(-1);
        expect(last).toMatchObject({ id: event.id, stream });
        expect(JSON.stringify(last?.data)).toBe(JSON.stringify(data));
      });
      await fc.assert(property, { numRuns: 60 });
    });
  });
}
