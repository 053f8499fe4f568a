import exec from 'k6/execution';
import http from 'k6/http';
import { check, sleep } from 'k6';
import { ADMIN_JSON_BODY, BASE, json, JSON_BODY, thresholds } from '../lib/load.js';

/** Fifty visitors of all kinds and one admin, for as long as it takes to see whether anything piles up. */

const DURATION = `${__ENV.MINUTES}m`;
const PICTURE = open('../../../docs/desktop.webp', 'b');

export const options = {
  scenarios: {
    readers: { executor: 'constant-vus', exec: 'read', vus: 35, duration: DURATION },
    writers: { executor: 'constant-vus', exec: 'write', vus: 11, duration: DURATION },
    painters: { executor: 'constant-vus', exec: 'paint', vus: 4, duration: DURATION },
    admin: { executor: 'constant-vus', exec: 'administer', vus: 1, duration: DURATION },
  },
  thresholds: thresholds(),
};

const isFine = (answer) => check(answer, { 'is answered': ({ status }) => status < 300 });
const get = (path, params) => {
  const answer = http.get(BASE + path, params);
  isFine(answer);
  return answer;
};
const oneOf = (list) => list[Math.floor(Math.random() * list.length)];
const mascots = () => get('/api/mascots?limit=50').json('mascots');

/** Looks around, and likes one. */
export function read() {
  get('/');
  get(
    oneOf([
      '/api/mascots?limit=20&sortBy=likes',
      '/api/mascots?limit=20&search=o',
      '/api/mascots?type=Animal&minCuteness=3',
    ]),
  );
  const { id, slug, imageUrl } = oneOf(mascots());
  get(`/mascotdx/${slug}`);
  get(`/api/mascots/${id}/comments`);
  if (imageUrl !== null && imageUrl.startsWith('/')) get(imageUrl);
  isFine(http.post(`${BASE}/api/mascots/${id}/like`));
  sleep(1 + 2 * Math.random());
}

/** Submits a mascot with a picture, and says something about another. */
export function write() {
  const number = exec.scenario.iterationInTest;
  isFine(
    http.post(`${BASE}/api/submissions`, {
      userName: 'Ada Byron',
      userEmail: 'ada@example.org',
      linkedinUrl: 'https://www.linkedin.com/in/ada',
      name: `Soaked ${number}`,
      brand: 'Brand of all',
      image: http.file(PICTURE, 'mascot.webp', 'image/webp'),
    }),
  );
  const comment = json({ author: 'Ada', content: `How nice, ${number}` });
  isFine(http.post(`${BASE}/api/mascots/${oneOf(mascots()).id}/comments`, comment, JSON_BODY));
  sleep(5 + 5 * Math.random());
}

/** Orders pictures of Marcel. */
export function paint() {
  const number = exec.scenario.iterationInTest;
  isFine(http.post(`${BASE}/api/generate-image`, json({ prompt: `The blue dog, number ${number}` }), JSON_BODY));
  isFine(
    http.post(`${BASE}/api/generate-marcel-hugging`, {
      userName: 'Ada',
      profilePicture: http.file(PICTURE, 'portrait.webp', 'image/webp'),
    }),
  );
  get('/api/marcel-hugging?limit=20');
  sleep(15 + 10 * Math.random());
}

/** Decides on what has come in. */
export function administer() {
  const waiting = get('/api/submissions?status=pending&limit=20&offset=0', ADMIN_JSON_BODY).json('submissions');
  for (const { id } of waiting) isFine(http.put(`${BASE}/api/submissions/${id}/approve`, json({}), ADMIN_JSON_BODY));
  get('/api/admin/consumers', ADMIN_JSON_BODY);
  sleep(5);
}
