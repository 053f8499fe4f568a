import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../shared/repository.mjs';
import { COMPOSE_FILE, LOG_RELEASES } from './servers.mjs';

const text = await readFile(COMPOSE_FILE, 'utf8');
/** @type {{ services: Record<string, { image: string, environment?: string[], ports?: string[], command?: string[], networks?: { log: { ipv4_address: string } } }> }} */
const { services } = parse(text, { merge: true });
const nodes = [1, 2, 3].map((n) => ({ n, ...services[`log-${n}`] }));

test('every image is pinned to a release', () => {
  const images = Object.values(services).map(({ image }) => image);
  for (const image of [
    ...images.filter((one) => !one.startsWith('$')),
    ...Object.values(LOG_RELEASES).map(({ image }) => image),
  ])
    assert.match(image, /:\d+\.\d+\.\d+$/);
});

test('each node of the log knows the two others, its own certificate, and where clients reach it', () => {
  for (const { n, environment = [], ports, networks } of nodes) {
    const settings = new Map(
      environment.map((line) => [line.replace('${LOG_PREFIX:?}_', '').split('=')[0], line.split('=')[1]]),
    );
    const others = nodes.filter((other) => other.n !== n).map((other) => `${other.networks?.log.ipv4_address}:2113`);
    assert.equal(settings.get('GOSSIP_SEED'), others.join(','));
    assert.equal(settings.get('REPLICATION_IP'), networks?.log.ipv4_address);
    assert.equal(settings.get('CERTIFICATE_FILE'), `/certificates/node${n}/node.crt`);
    assert.deepEqual(ports, [`127.0.0.1:${settings.get('ADVERTISE_NODE_PORT_TO_CLIENT_AS')}:2113`]);
  }
});

test('the workflow runs every release there is', async () => {
  const workflow = await readFile(path.join(ROOT, '.github/workflows/servers.yml'), 'utf8');
  assert.deepEqual(parse(workflow).jobs.clusters.strategy.matrix.log, Object.keys(LOG_RELEASES));
});
