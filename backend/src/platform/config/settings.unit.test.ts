import * as path from 'node:path';
import { availableParallelism } from 'node:os';
import { readSettings } from './settings.js';
import { SettingsError } from './formats.js';

const complaint = (variables: Record<string, string>) => {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('The settings were accepted');
};

describe('readSettings', () => {
  it('needs no variable at all', () => {
    expect(readSettings({})).toMatchObject({
      production: false,
      port: 3000,
      dataDirectory: path.resolve('data'),
      adminToken: undefined,
      seedDemonstration: true,
      rateLimit: true,
      trustProxy: false,
      eventStreams: { max: 500, maxPerNetwork: 20 },
      logAddresses: 'short',
      roles: ['api', 'projector', 'worker'],
      remotes: [],
      scenario: undefined,
      googleSearch: undefined,
    });
  });

  it('allows several workers only with shared stores, and only for requests', () => {
    const servers = { EVENTSTOREDB_URL: 'esdb://127.0.0.1:2113?tls=false', MONGODB_URL: 'mongodb://127.0.0.1/marcel' };
    expect(readSettings({ ...servers, WORKERS: '3' }).workers).toBe(3);
    expect(readSettings({ ...servers, WORKERS: 'auto' }).workers).toBe(availableParallelism());
    expect(readSettings({ ...servers, WORKERS: '3', ROLES: 'projector' }).workers).toBe(1);
    expect(readSettings({ WORKERS: 'auto' }).workers).toBe(1);
    expect(complaint({ WORKERS: '2' })).toContain('WORKERS must be 1');
    expect(complaint({ WORKERS: '0' })).toBe('WORKERS must be auto or a whole number from 1');
  });

  it('treats an empty variable as unset', () => {
    expect(readSettings({ PORT: '', ADMIN_TOKEN: ' ', MONGODB_URL: '' })).toEqual(readSettings({}));
  });

  it('seeds no demonstration in production by default', () => {
    expect(readSettings({ NODE_ENV: 'production' }).seedDemonstration).toBe(false);
    expect(readSettings({ NODE_ENV: 'production', SEED_DEMO: 'true' }).seedDemonstration).toBe(true);
  });

  it.each([
    ['on', true],
    ['off', false],
    ['10.0.0.0/8, ::1, loopback', ['10.0.0.0/8', '::1', 'loopback']],
  ])('reads TRUST_PROXY=%s', (text, expected) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it('reads the teams that release frontends', () => {
    const { deployTokens } = readSettings({ RELEASE_TOKENS: 'studio:token-of-studio' });
    expect(deployTokens.tokens).toEqual([{ name: 'studio', token: 'token-of-studio' }]);
  });

  it('reads lists', () => {
    const settings = readSettings({
      ROLES: 'api, worker',
      EVENTSTOREDB_URL: 'esdb://127.0.0.1:2113?tls=false',
      MONGODB_URL: 'mongodb://127.0.0.1/marcel',
      REMOTES: 'admin=https://admin.example.com/mf-manifest.json,studio=/elsewhere/mf-manifest.json',
      REMOTE_ORIGINS: 'https://cdn.example.com',
    });
    expect(settings.roles).toEqual(['api', 'worker']);
    expect(settings.remotes).toEqual([
      { name: 'admin', entry: 'https://admin.example.com/mf-manifest.json' },
      { name: 'studio', entry: '/elsewhere/mf-manifest.json' },
    ]);
    expect(settings.remoteOrigins).toEqual(['https://cdn.example.com']);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535'],
    [{ PORT: '3000x' }, 'PORT must be a port number from 0 to 65535'],
    [{ ADMIN_TOKEN: 'short' }, 'ADMIN_TOKEN must have at least 8 characters'],
    [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT must be on or off, or true or false'],
    [{ MONGODB_URL: 'http://x' }, 'MONGODB_URL must be an address that starts with mongodb://, mongodb+srv://'],
    [{ ROLES: 'api,king' }, 'ROLES must be a comma-separated list of api, projector, worker'],
    [
      { ROLES: 'api', MONGODB_URL: 'mongodb://127.0.0.1/marcel' },
      'ROLES must name api, projector and worker unless EVENTSTOREDB_URL and MONGODB_URL are set',
    ],
    [{ ROLES: ',' }, 'ROLES must name at least one'],
    [
      { TRUST_PROXY: 'somebody' },
      'TRUST_PROXY must be on, off, or a comma-separated list of addresses, networks, loopback, linklocal, uniquelocal',
    ],
    [
      { REMOTES: 'Un-known=https://x.example' },
      'REMOTES must be a comma-separated list of name=address, such as studio=https://studio.example.com/mf-manifest.json',
    ],
    [
      { REMOTE_ORIGINS: 'https://x.example/path' },
      'REMOTE_ORIGINS must be a comma-separated list of origins such as https://remotes.example.com',
    ],
    [{ OWNER_EMAIL: 'nobody' }, 'OWNER_EMAIL must be an e-mail address'],
    [{ SCENARIO_API_KEY: 'key' }, 'SCENARIO_API_SECRET must be set together with SCENARIO_API_KEY'],
    [{ GOOGLE_CX: 'cx' }, 'GOOGLE_API_KEY must be set together with GOOGLE_CX'],
  ])('rejects %j with a message of one line', (variables, message) => {
    expect(complaint(variables)).toBe(message);
  });

  it('names every wrong variable and repeats no secret', () => {
    const message = complaint({ PORT: 'x', ADMIN_TOKEN: 'hunter2' });
    expect(message.split('\n')).toHaveLength(2);
    expect(message).not.toContain('hunter2');
  });

  it('reads the providers of the studio', () => {
    const settings = readSettings({
      SCENARIO_API_KEY: 'key',
      SCENARIO_API_SECRET: 'secret',
      SCENARIO_URL: 'http://127.0.0.1:9/v1/',
      PROMPT_IMPROVER_URL: 'http://127.0.0.1:9/v1',
      GENERATIONS_PER_DAY: '5',
      TRUSTED_HOSTS: '127.0.0.1:9, images.example.com',
    });
    expect(settings.scenario).toMatchObject({ key: 'key', secret: 'secret', url: 'http://127.0.0.1:9/v1' });
    expect(settings.promptImprover).toMatchObject({ url: 'http://127.0.0.1:9/v1', key: undefined });
    expect(settings.generation).toEqual({ concurrency: 2, perDay: 5, perVisitor: 100 });
    expect(settings.trustedHosts).toEqual(['127.0.0.1:9', 'images.example.com']);
    expect(complaint({ GENERATIONS_PER_DAY: '0' })).toBe('GENERATIONS_PER_DAY must be a whole number from 1');
    expect(complaint({ TRUSTED_HOSTS: 'http://x/y' })).toContain(
      'TRUSTED_HOSTS must be a comma-separated list of hosts',
    );
  });
});
