import { readPart } from '../score/read-part.mjs';
import { perform } from '../sound/perform.mjs';
import { RATE } from '../sound/rate.mjs';
import { bouncingBall } from './bouncing-ball.mjs';
import { dreamingOfBones } from './dreaming-of-bones.mjs';
import { sunsetWalkies } from './sunset-walkies.mjs';

const LEAST_SECONDS = 40;

describe.each([sunsetWalkies, bouncingBall, dreamingOfBones])('$name', (tune) => {
  it('has parts and rhythms of one length', () => {
    const beats = tune.parts.map(({ notes }) => readPart(notes, tune.beatsPerBar).length);
    const strokes = (tune.drums ?? []).map(({ rhythm }) => rhythm.replace(/[\s|]/g, '').length / 2);
    expect(new Set([...beats, ...strokes]).size).toBe(1);
  });

  it('lasts long enough', () => {
    const beats = readPart(tune.parts[0]!.notes, tune.beatsPerBar).length;
    expect((beats * 60) / tune.beatsPerMinute).toBeGreaterThan(LEAST_SECONDS);
  });

  it('sounds from its first bar on, without distortion', () => {
    const parts = tune.parts.map((part) => ({ ...part, notes: part.notes.split('|').slice(0, 2).join('|') }));
    const drums = (tune.drums ?? []).map((drum) => ({ ...drum, rhythm: drum.rhythm.slice(0, 16) }));
    const { left, right } = perform({ ...tune, parts, drums });
    expect(Math.max(...peaks(left.subarray(0, RATE)))).toBeGreaterThan(0.05);
    expect(Math.max(...peaks(left), ...peaks(right))).toBeLessThanOrEqual(0.9);
  });
});

/** The loudest sample of each tenth of a second. */
function peaks(channel: Float32Array): number[] {
  const step = RATE / 10;
  return Array.from({ length: Math.ceil(channel.length / step) }, (_, index) =>
    channel.subarray(index * step, (index + 1) * step).reduce((most, level) => Math.max(most, Math.abs(level)), 0),
  );
}
