import { EVENT_STREAMS } from './event-streams.js';

it('no stream prefix is the start of another', () => {
  const prefixes = Object.values(EVENT_STREAMS)
    .flat()
    .map(({ prefix }) => prefix);
  const taken = prefixes.flatMap((prefix) =>
    prefixes.filter((other) => other !== prefix && other.startsWith(prefix)).map((other) => `${other} for ${prefix}`),
  );
  expect(taken).toEqual([]);
});
