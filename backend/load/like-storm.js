import http from 'k6/http';
import { check } from 'k6';
import { BASE, sharedWork, thresholds } from './lib/load.js';

/** Everybody likes the same mascot at once: each like counts, and counts once. */

const storm = sharedWork({ visitors: 64, rounds: 20000 });

export const options = { scenarios: { storm }, thresholds: thresholds() };

const firstMascot = () => http.get(`${BASE}/api/mascots?limit=1&sortBy=createdAt&sortOrder=asc`).json('mascots')[0];

export function setup() {
  const { id, likes } = firstMascot();
  return { id, likes };
}

export default function like({ id, likes }) {
  const answer = http.post(`${BASE}/api/mascots/${id}/like`);
  check(answer, { 'the like is in the answer': () => answer.status < 300 && answer.json('likes') > likes });
}

export function teardown({ likes }) {
  check(firstMascot(), { 'every like counts once': (mascot) => mascot.likes === likes + storm.iterations });
}
