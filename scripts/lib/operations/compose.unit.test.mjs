import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../shared/repository.mjs';

/**
 * @typedef {object} Service
 * @property {string} image
 * @property {{ dockerfile: string, args?: Record<string, string> }} [build]
 * @property {object} [healthcheck]
 * @property {string | string[]} [command]
 * @property {string[]} [volumes]
 */

/** @param {string} file */
const read = (file) => readFile(path.join(ROOT, file), 'utf8');

const text = await read('docker-compose.yml');
/** @type {{ services: Record<string, Service>, volumes: Record<string, null> }} */
const compose = parse(text, { merge: true });
const services = Object.entries(compose.services);

/** Ends when its work is done: others wait for that instead of for its health. */
const ONE_SHOT = 'mongodb-init';

test('every image is pinned to a release', async () => {
  const dockerfiles = await Promise.all(['backend/Dockerfile', 'frontends/Dockerfile'].map(read));
  const bases = dockerfiles.flatMap((file) => [...file.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base));
  for (const image of [...services.map(([, service]) => service.image), ...bases]) {
    assert.match(image ?? '', /:\d+\.\d+\.\d+(-[a-z0-9-]+)?$/);
  }
});

test('every service can be asked for its health', async () => {
  for (const [name, { healthcheck, build }] of services) {
    if (name === ONE_SHOT) continue;
    const image = build && (await read(build.dockerfile));
    assert.ok(healthcheck ?? image?.includes('\nHEALTHCHECK '), `${name} has no health check`);
  }
});

test('every variable is explained in .env.example', async () => {
  const explained = await read('.env.example');
  for (const [, name] of text.matchAll(/\$\{([A-Z_]+)/g)) assert.match(explained, new RegExp(`^# ${name}=`, 'm'));
});

test('every named volume is declared, and every declared one is used', () => {
  const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]));
  assert.deepEqual(used.toSorted(), Object.keys(compose.volumes).toSorted());
});

test('the backend runs in each of its roles', () => {
  const roles = [...text.matchAll(/ROLES: (\w+)/g)].map(([, role]) => role);
  assert.deepEqual(roles.toSorted(), ['api', 'projector', 'worker']);
});
