import { synthesise } from '../envelope.mjs';
import { highPass, lowPass } from '../filter.mjs';
import { createNoise } from '../noise.mjs';

const kick = () =>
  synthesise(
    0.28,
    (time) => 0.95 * Math.sin(2 * Math.PI * (48 * time + 4.2 * (1 - Math.exp(-30 * time)))) * Math.exp(-11 * time),
  );

function snare() {
  const noise = createNoise(2);
  const bright = highPass(900);
  return synthesise(
    0.2,
    (time) =>
      0.5 * bright(noise()) * Math.exp(-20 * time) + 0.3 * Math.sin(2 * Math.PI * 185 * time) * Math.exp(-26 * time),
  );
}

function hat() {
  const noise = createNoise(3);
  const bright = highPass(7000);
  return synthesise(0.07, (time) => 0.5 * bright(noise()) * Math.exp(-65 * time));
}

function brush() {
  const noise = createNoise(5);
  const [low, high] = [lowPass(6500), highPass(1800)];
  return synthesise(0.22, (time) => 0.32 * high(low(noise())) * Math.min(1, time / 0.02) * Math.exp(-15 * time));
}

const rim = () => synthesise(0.06, (time) => 0.5 * Math.sin(2 * Math.PI * 1700 * time) * Math.exp(-90 * time));

/** What each sign of a rhythm sounds like. @type {Record<string, () => Float32Array>} */
export const DRUMS = { k: kick, s: snare, h: hat, b: brush, r: rim };
