import { place } from '@marcel/art/svg';
import type { Random } from '../random.js';

interface Row {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly y: readonly [low: number, high: number];
  readonly size: readonly [low: number, high: number];
}

export function scatter(random: Random, piece: (random: Random) => string, { count, from, to, y, size }: Row): string {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => ({
    body: piece(random),
    x: from + step * (index + random.between(0.15, 0.85)),
    y: random.between(...y),
    scale: random.between(...size),
  }))
    .sort((one, other) => one.y - other.y)
    .map(({ body, ...at }) => place(body, at))
    .join('');
}

const FREE = 290;

export function drift(random: Random, piece: (random: Random) => string, row: Omit<Row, 'from' | 'to'>): string {
  const half = { ...row, count: Math.ceil(row.count / 2) };
  return (
    scatter(random, piece, { ...half, from: 0, to: 512 - FREE }) +
    scatter(random, piece, { ...half, from: 512 + FREE, to: 1024 })
  );
}

export function hills(random: Random, colour: string, top: number, height: number, waves = 3): string {
  const step = 1024 / waves;
  let path = `M-20 1044V${top + random.between(0, height)}`;
  for (let wave = 0; wave < waves; wave += 1) {
    const x = wave * step;
    path += `Q${x + step / 2} ${top - random.between(0, height)} ${x + step + 20} ${top + random.between(0, height)}`;
  }
  return `<path fill="${colour}" d="${path}V1044Z"/>`;
}
