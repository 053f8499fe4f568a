import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StepFailed } from '../shared/command.mjs';
import { runAloud, runQuietly } from '../shared/processes.mjs';

export const COMPOSE_FILE = fileURLToPath(new URL('compose.yml', import.meta.url));

/**
 * Releases of the log's server, as images, and what the names of their settings begin with.
 *
 * @type {Readonly<Record<string, { image: string, prefix: string }>>}
 */
export const LOG_RELEASES = {
  '24.10': { image: 'docker.eventstore.com/eventstore/eventstoredb-ee:24.10.4', prefix: 'EVENTSTORE' },
  '26.0': { image: 'docker.kurrent.io/kurrent-lts/kurrentdb:26.0.3', prefix: 'KURRENTDB' },
};

const LASTING = ['log-1', 'log-2', 'log-3', 'views-1', 'views-2', 'views-3'];

/** The product's own user: who reads all streams must be of the admins, unless the streams' access lists say otherwise. */
const USER = { loginName: 'marcel', fullName: 'Marcel OS', groups: ['$admins'], password: 'the-password-of-this-run' };

/**
 * @typedef {object} Servers
 * @property {NodeJS.ProcessEnv} env for the tests, and for whoever asks Docker about the servers
 * @property {() => Promise<void>} showLogs
 * @property {() => Promise<void>} stop removes them with their data
 */

/**
 * Starts the clusters, and resolves once each has a leader.
 *
 * @param {string} release of the log's server
 * @returns {Promise<Servers>}
 * @throws {StepFailed} for an unknown release, and when they do not start
 */
export async function startServers(release) {
  const known = LOG_RELEASES[release];
  if (known === undefined) throw new StepFailed(`--log takes ${Object.keys(LOG_RELEASES).join(' or ')}`);
  const certificates = await mkdtemp(path.join(tmpdir(), 'marcel-certificates-'));
  // Another user makes them, in a container.
  await chmod(certificates, 0o777);
  const env = {
    ...process.env,
    CERTIFICATES: certificates,
    LOG_IMAGE: process.env.LOG_IMAGE ?? known.image,
    LOG_PREFIX: known.prefix,
    SERVERS_COMPOSE_FILE: COMPOSE_FILE,
    ...addresses(path.join(certificates, 'ca', 'ca.crt')),
  };
  const where = { cwd: process.cwd(), env };
  const showLogs = async () => void (await runAloud(composeCommand('logs', '--tail', '200'), where));
  const stop = async () => {
    await runQuietly(composeCommand('down', '--volumes', '--timeout', '1'), where);
    await rm(certificates, { recursive: true, force: true });
  };
  for (const step of [
    composeCommand('run', '--rm', 'certificates'),
    composeCommand('up', '--detach', '--wait', ...LASTING),
    composeCommand('run', '--rm', 'views-init'),
    composeCommand('exec', '-T', 'log-1', ...untilAdded(USER)),
  ]) {
    if (await runAloud(step, where)) continue;
    await showLogs();
    await stop();
    throw new StepFailed(`The servers did not start: ${step.join(' ')}`);
  }
  return { env, showLogs, stop };
}

/** @param {string[]} args */
const composeCommand = (...args) => ['docker', 'compose', '--file', COMPOSE_FILE, ...args];

/**
 * Where the tests find the servers; their certificates' authority is named to the client of the log, and to Node.
 *
 * @param {string} authority
 */
const addresses = (authority) => ({
  NODE_EXTRA_CA_CERTS: authority,
  EVENTSTOREDB_TEST_URL: `esdb://${USER.loginName}:${USER.password}@127.0.0.1:2111,127.0.0.1:2112,127.0.0.1:2113?tls=true&tlsCAFile=${authority}`,
  MONGODB_TEST_URL: 'mongodb://127.0.0.1:27021/?directConnection=true',
  MONGODB_SET_URL: 'mongodb://127.0.0.1:27021,127.0.0.1:27022,127.0.0.1:27023/marcel?replicaSet=rs0',
});

/**
 * Adds a user as soon as the cluster has elected a leader, which is one of three: until then it takes no writes.
 *
 * @param {object} user
 */
function untilAdded(user) {
  const add = [
    'curl --fail --silent --show-error --insecure --user admin:changeit',
    "--header 'Content-Type: application/json'",
    `--data '${JSON.stringify(user)}' https://172.30.240.1$node:2113/users`,
  ].join(' ');
  return [
    'bash',
    '-c',
    `for attempt in $(seq 60); do for node in 1 2 3; do ${add} && exit 0; done; sleep 1; done; exit 1`,
  ];
}
