import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { EVENT_STREAMS } from '../../../event-streams.js';
import { FRONTEND_STREAMS } from '../../../releases/index.js';
import { REFERENCES_VIEW } from '../../views.js';
import { referencesProjection, WITHOUT_PICTURES } from './references.projection.js';

const [ONE, OTHER] = ['a'.repeat(64), '0123456789abcdef'.repeat(4)];
const streams = Object.values(EVENT_STREAMS).flat();

function fixturesOf(types: readonly string[]): string[] {
  const source = path.join(__dirname, '../../../..');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /fixtures.\w+\.v\d+\.json$/.test(file))
    .filter((file) => types.includes(path.basename(file).split('.', 1)[0] ?? ''))
    .map((file) => readFileSync(path.join(source, file), 'utf8'));
}

describe('the pictures that records refer to', () => {
  const { project, streamPrefixes } = referencesProjection(streams);
  const namesIn = (data: unknown) => {
    const event = { type: 'Any', data, recorded: { stream: 'any-1', metadata: { time: '2026-01-01T12:00:00.000Z' } } };
    const named = project(event as never).filter(({ collection }) => collection === REFERENCES_VIEW);
    return named.map(({ id }) => id);
  };

  it('are found wherever they are named, once each', () => {
    const url = `/pictures/${ONE}.webp`;
    expect(namesIn({ url, copies: [url, { blob: OTHER }], text: `See ${url}!` })).toEqual([ONE, OTHER]);
    expect(namesIn({ url: 'https://example.org/a.png', longer: `${ONE}0`, none: null })).toEqual([]);
  });

  it('are looked for in all streams but those that never name one', () => {
    const others = streams.filter(({ prefix }) => prefix !== FRONTEND_STREAMS);
    const passedOver = others.filter(({ prefix }) => !streamPrefixes.includes(prefix));
    expect(passedOver.every(({ prefix }) => WITHOUT_PICTURES.some((without) => prefix.startsWith(without)))).toBe(true);
    const fixtures = fixturesOf(passedOver.flatMap(({ catalogue }) => Object.keys(catalogue)));
    expect(fixtures.length).toBeGreaterThan(0);
    expect(fixtures.flatMap((fixture) => namesIn(JSON.parse(fixture)))).toEqual([]);
  });
});
