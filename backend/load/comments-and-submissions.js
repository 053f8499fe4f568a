import encoding from 'k6/encoding';
import exec from 'k6/execution';
import http from 'k6/http';
import { check } from 'k6';
import { Rate } from 'k6/metrics';
import { ADMIN_JSON_BODY, BASE, json, JSON_BODY, sharedWork, thresholds } from './lib/load.js';

/** Visitors comment and, now and then, submit a mascot that the admin approves. What was written is seen at once. */

const visible = new Rate('writes_seen_by_the_next_read');

export const options = {
  scenarios: { writing: sharedWork({ visitors: 30, rounds: 3000 }) },
  thresholds: thresholds({ writes_seen_by_the_next_read: ['rate==1'] }),
};

const ROUNDS_TO_A_SUBMISSION = 5;

const PICTURE = encoding.b64decode(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

export function setup() {
  return http
    .get(`${BASE}/api/mascots?limit=100`)
    .json('mascots')
    .map(({ id }) => id);
}

export default function write(ids) {
  const round = exec.scenario.iterationInTest;
  comment(ids[round % ids.length], `A thought, number ${round}`);
  if (round % ROUNDS_TO_A_SUBMISSION === 0) publish(`Load ${Date.now()} ${round}`);
}

function comment(id, content) {
  const address = `${BASE}/api/mascots/${id}/comments`;
  const added = http.post(address, json({ author: 'A visitor', content }), JSON_BODY);
  check(added, { 'the comment is taken': ({ status }) => status === 201 });
  visible.add(
    http
      .get(address)
      .json()
      .some((known) => known.id === added.json('id')),
  );
}

function publish(name) {
  const submitted = http.post(`${BASE}/api/submissions`, {
    name,
    brand: 'Load',
    userName: 'A visitor',
    contributor: 'A visitor',
    userEmail: 'visitor@example.org',
    linkedinUrl: 'https://www.linkedin.com/in/visitor',
    image: http.file(PICTURE, 'mascot.png', 'image/png'),
  });
  check(submitted, { 'the submission is taken': ({ status }) => status === 201 });

  const approved = http.put(`${BASE}/api/submissions/${submitted.json('id')}/approve`, '{}', ADMIN_JSON_BODY);
  check(approved, { 'the submission is approved': ({ status }) => status === 200 });
  const page = http.get(`${BASE}/api/mascots/slug/${approved.json('mascotSlug')}`);
  visible.add(page.status === 200 && page.json('name') === name);
}
