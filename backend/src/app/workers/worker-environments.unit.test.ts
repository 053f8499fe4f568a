import { readSettings } from '../../platform/config/settings.js';
import { workerEnvironments } from './worker-environments.js';

const SERVERS = { EVENTSTOREDB_URL: 'esdb://127.0.0.1:2113?tls=false', MONGODB_URL: 'mongodb://127.0.0.1/marcel' };

it('workers share what the machine can bear, and the first one alone has the other roles', () => {
  const limits = {
    CONNECTIONS: '1000',
    HELD_MB: '100',
    EVENT_STREAMS: '50',
    PICTURES_AT_ONCE: '2',
    PICTURES_WAITING: '9',
  };
  const environments = workerEnvironments(readSettings({ ...SERVERS, ...limits, WORKERS: '3' }));
  const shares = {
    CONNECTIONS: '334',
    HELD_MB: '34',
    EVENT_STREAMS: '17',
    PICTURES_AT_ONCE: '1',
    PICTURES_WAITING: '3',
  };
  const api = { ...shares, ROLES: 'api', SEED_DEMO: 'false' };
  expect(environments).toEqual([shares, api, api]);
  const settings = environments.map((environment) =>
    readSettings({ ...SERVERS, ...limits, ...environment, WORKERS: '1' }),
  );
  expect(settings.map(({ roles, connections }) => [roles.length, connections.most])).toEqual([
    [3, 334],
    [1, 334],
    [1, 334],
  ]);
});
