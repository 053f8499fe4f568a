import exec from 'k6/execution';
import http from 'k6/http';
import { check, sleep } from 'k6';
import { Rate } from 'k6/metrics';
import { BASE, json, JSON_BODY, sharedWork, thresholds } from './lib/load.js';

/** Visitors ask for more images than are made at a time: each is queued, and each comes to an end. */

const finished = new Rate('images_completed');

export const options = {
  scenarios: { queue: sharedWork({ visitors: 20, rounds: 200 }) },
  thresholds: thresholds({ images_completed: ['rate==1'] }),
};

const POLL_SECONDS = 0.5;
const MOST_POLLS = 240;

export default function queue() {
  const prompt = `The blue dog on the beach, number ${exec.scenario.iterationInTest}`;
  const asked = http.post(`${BASE}/api/generate-image`, json({ prompt }), JSON_BODY);
  if (!check(asked, { 'the request is queued': ({ status }) => status === 202 })) return;
  finished.add(outcomeOf(asked.json('id')) === 'completed');
}

function outcomeOf(id) {
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    const items = http.get(`${BASE}/api/images?limit=100`).json('items');
    const image = items.find((item) => item.id === id);
    if (image && (image.status === 'completed' || image.status === 'failed')) return image.status;
    sleep(POLL_SECONDS);
  }
  return 'unfinished';
}
