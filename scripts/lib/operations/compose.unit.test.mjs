import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
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
 * @property {string[]} [ports]
 * @property {Record<string, string>} [environment]
 * @property {{ replicas: number }} [deploy]
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

test('the backend runs in each of its roles, each scaled by itself', () => {
  const scaled = services.flatMap(([name, { environment, deploy }]) =>
    environment?.ROLES ? [[name, environment.ROLES, (deploy?.replicas ?? 0) > 0]] : [],
  );
  assert.deepEqual(scaled, [
    ['api', 'api', true],
    ['projector', 'projector', true],
    ['worker', 'worker', true],
  ]);
});

test('every remote has a container behind an origin of its own, which the shell is told', async () => {
  const folders = await readdir(path.join(ROOT, 'frontends'));
  const isApp = (/** @type {string} */ folder) => existsSync(path.join(ROOT, 'frontends', folder, 'rsbuild.config.ts'));
  const remotes = folders.filter((folder) => folder !== 'shell' && isApp(folder));
  const told = /REMOTES:-([^}]+)\}/.exec(text)?.[1]?.split(',') ?? [];
  assert.deepEqual(told.map((remote) => remote.split('=')[0]).toSorted(), remotes.toSorted());
  for (const remote of told) {
    const [name = '', address = ''] = remote.split('=');
    const service = compose.services[name];
    assert.equal(service?.build?.args?.FRONTEND, name);
    assert.deepEqual(service?.ports, [`${new URL(address).port}:8080`]);
  }
});

test('no two services are published on one port', () => {
  const published = services.flatMap(([, { ports = [] }]) => ports.map((port) => port.split(':').at(-2)));
  assert.equal(new Set(published).size, published.length);
});

test('an image of a frontend builds that one alone, and its nginx runs without root', async () => {
  const file = await read('frontends/Dockerfile');
  assert.match(file, /^RUN npm run build -- --only \$\{FRONTEND\}$/m);
  assert.match(file, /^USER nginx$/m);
  const nginx = await read('frontends/nginx/nginx.conf');
  for (const [, written] of nginx.matchAll(/^ *(?:pid|\w+_temp_path) ([^;]+);$/gm))
    assert.match(written ?? '', /^\/tmp\//);
});

test('the workflow publishes an image of every service that is built here', async () => {
  const workflow = parse(await read('.github/workflows/publish.yml'));
  /** @type {{ image: string, dockerfile: string, frontend: string, site: string }[]} */
  const published = workflow.jobs.image.strategy.matrix.include;
  const images = new Map(
    services.flatMap(([, { image, build }]) => (build ? [[image.replace(/^.*\/|:.*$/g, ''), build]] : [])),
  );
  assert.deepEqual(published.map(({ image }) => image).toSorted(), [...images.keys()].toSorted());
  for (const { image, dockerfile, frontend } of published) {
    assert.equal(images.get(image)?.dockerfile, dockerfile);
    assert.equal(images.get(image)?.args?.FRONTEND ?? '', frontend);
  }
});
