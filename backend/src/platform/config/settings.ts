import { availableParallelism } from 'node:os';
import * as path from 'node:path';
import * as z from 'zod';
import * as format from './formats.js';
import { Variables } from './variables.js';

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

export const ROLES = ['api', 'projector', 'worker'] as const;
export type Role = (typeof ROLES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const LOGGED_ADDRESSES = ['short', 'whole', 'none'] as const;
export type LoggedAddresses = (typeof LOGGED_ADDRESSES)[number];

const SCENARIO_MODEL = 'model_google-gemini-pro-image-t2i';

const text = z.string();

export const SETTINGS = Symbol('Settings');

/**
 * Reads the settings out of environment variables; an empty one counts as unset.
 * @throws SettingsError with one line for each problem
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const env = new Variables(variables);
  const settings = collectSettings(env);
  env.assertValid();
  return settings;
}

function collectSettings(env: Variables) {
  const production = env.get('NODE_ENV', text) === 'production';
  const eventStoreUrl = env.secret('EVENTSTOREDB_URL', format.connectionString('esdb', 'esdb+discover'));
  const mongoUrl = env.secret('MONGODB_URL', format.connectionString('mongodb', 'mongodb+srv'));
  const isShared = eventStoreUrl !== undefined && mongoUrl !== undefined;
  const roles = env.get('ROLES', format.choices(ROLES), [...ROLES]);
  if (roles.length < ROLES.length && !isShared)
    env.reject('ROLES must name api, projector and worker unless EVENTSTOREDB_URL and MONGODB_URL are set');
  return {
    production,
    commit: env.get('RELEASE_COMMIT', format.commit),
    port: env.get('PORT', format.port, 3000),
    workers: readWorkers(env, isShared, roles),
    host: env.get('HOST', text, '127.0.0.1'),
    publicUrl: env.get('PUBLIC_URL', format.origin),
    dataDirectory: path.resolve(env.get('DATA_DIR', text, './data')),
    backupDirectory: resolvePath(env.get('BACKUP_DIR', text)),
    frontendsDirectory: resolvePath(env.get('FRONTENDS_DIR', text)),
    adminToken: env.secret('ADMIN_TOKEN', format.token),
    namedAdmins: {
      tokens: env.secret('ADMIN_TOKENS', format.namedTokens) ?? [],
      file: env.get('ADMIN_TOKENS_FILE', text),
    },
    deployTokens: {
      tokens: env.secret('RELEASE_TOKENS', format.namedTokens) ?? [],
      file: env.get('RELEASE_TOKENS_FILE', text),
    },
    /** Size limit of a release, in bytes. */
    releaseBytes: env.get('RELEASE_MB', format.count, 50) * MEGABYTE,
    auditorToken: env.secret('AUDITOR_TOKEN', format.token),
    metricsToken: env.secret('METRICS_TOKEN', format.token),
    keyEncryptionKeys: env.secret('KEY_MASTER', format.keyEncryptionKeys) ?? [],
    keyEncryptionKeyFile: env.get('KEY_MASTER_FILE', text),
    eventStoreUrl,
    mongoUrl,
    seedDemonstration: env.get('SEED_DEMO', format.onOff, !production),
    rateLimit: env.get('RATE_LIMIT', format.onOff, true),
    trustProxy: env.get('TRUST_PROXY', format.trustProxy, false),
    connections: {
      max: env.get('CONNECTIONS', format.count, 4000),
      maxPerNetwork: env.get('CONNECTIONS_PER_NETWORK', format.count, 256),
    },
    /** Limits of the bytes of incoming forms and unread responses in memory: in total, and per network. */
    bufferedBytes: {
      max: env.get('HELD_MB', format.count, 512) * MEGABYTE,
      maxPerNetwork: env.get('HELD_MB_PER_NETWORK', format.count, 100) * MEGABYTE,
    },
    eventStreams: {
      max: env.get('EVENT_STREAMS', format.count, 500),
      maxPerNetwork: env.get('EVENT_STREAMS_PER_NETWORK', format.count, 20),
    },
    remotes: env.get('REMOTES', format.remotes, []),
    remoteOrigins: env.get('REMOTE_ORIGINS', format.origins, []),
    scenario: readScenario(env),
    generation: {
      concurrency: env.get('GENERATIONS_AT_ONCE', format.count, 2),
      perDay: env.get('GENERATIONS_PER_DAY', format.count, 200),
      perVisitor: env.get('GENERATIONS_PER_VISITOR', format.count, 100),
    },
    pictures: {
      /** Bytes that are stored for one visitor in a day. */
      perVisitor: env.get('PICTURE_MB_PER_VISITOR', format.count, 100) * MEGABYTE,
      maxBytes: env.get('PICTURE_MB_IN_ALL', format.count, 20_000) * MEGABYTE,
      /** Free bytes below which no picture is stored. */
      minFreeBytes: env.get('DISK_MB_KEPT_FREE', format.count, 500) * MEGABYTE,
      /** Milliseconds before a picture without references is deleted. */
      orphanRetentionMs: 2 * DAY_MS,
      /** Milliseconds before the portrait of a hug is deleted; undefined: kept as long as the hug. */
      portraitRetentionMs: env.get('PORTRAIT_DAYS', format.countOrNone, 30) * DAY_MS || undefined,
    },
    decoding: {
      concurrency: env.get('PICTURES_AT_ONCE', format.count, 2),
      maxQueued: env.get('PICTURES_WAITING', format.count, 24),
      /** Time for one upload, in milliseconds. */
      timeoutMs: env.get('PICTURE_SECONDS', format.count, 30) * 1000,
      /** Memory of one decoding process, in bytes. */
      memoryBytes: env.get('PICTURE_MEMORY_MB', format.count, 600) * 1_000_000,
      /** Number of uploads of one network that may exceed these limits within a minute. */
      maxAborts: 3,
      /** Milliseconds to wait for a thumbnail before the full picture is sent. */
      thumbnailTimeoutMs: 5000,
    },
    moderation: {
      /** Reports of different visitors that hide an item until a moderator decides. */
      reportsToHold: env.get('REPORTS_TO_HOLD', format.count, 3),
      /** Items that reports may hide in an hour; further ones wait for a moderator, and stay visible. */
      holdsPerHour: env.get('HOLDS_PER_HOUR', format.count, 10),
      /** Reports that one network may send in ten minutes. */
      reportsPerVisitor: env.get('REPORTS_PER_VISITOR', format.count, 30),
      holdWords: env.secret('COMMENT_HOLD_WORDS', format.wordList) ?? [],
    },
    promptImprover: readPromptImprover(env),
    trustedHosts: env.get('TRUSTED_HOSTS', format.hosts, []),
    googleSearch: readGoogle(env),
    searxngUrl: env.get('SEARXNG_URL', format.web),
    ownerEmail: env.get('OWNER_EMAIL', z.email('must be an e-mail address'), 'owner@example.com'),
    newsletterUrl: env.get('NEWSLETTER_URL', format.web, 'https://example.com/newsletter'),
    defaultContributor: env.get('DEFAULT_CONTRIBUTOR', text.max(100, 'must have at most 100 characters'), 'Marcel OS'),
    roles,
    logAddresses: env.get('LOG_ADDRESSES', format.oneOf(LOGGED_ADDRESSES), 'short'),
    logLevel: env.get('LOG_LEVEL', format.oneOf(LOG_LEVELS), 'info'),
  };
}

export type Settings = Readonly<ReturnType<typeof collectSettings>>;
export type ScenarioSettings = NonNullable<Settings['scenario']>;
export type PromptImproverSettings = NonNullable<Settings['promptImprover']>;

const resolvePath = (directory: string | undefined) => directory && path.resolve(directory);

// oxlint-disable-next-line patterns/no-slow-pattern -- the address comes from the settings, not from visitors
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

function readWorkers(env: Variables, isShared: boolean, roles: readonly Role[]): number {
  const workers = env.get('WORKERS', format.countOrAuto, 1);
  if (workers !== 'auto' && workers > 1 && !isShared)
    env.reject('WORKERS must be 1 unless EVENTSTOREDB_URL and MONGODB_URL are set');
  if (!isShared || !roles.includes('api')) return 1;
  return workers === 'auto' ? availableParallelism() : workers;
}

function readScenario(env: Variables) {
  const options = {
    url: withoutSlash(env.get('SCENARIO_URL', format.web, 'https://api.cloud.scenario.com/v1')),
    model: env.get('SCENARIO_MODEL', text, SCENARIO_MODEL),
    editModel: env.get('SCENARIO_EDIT_MODEL', text, SCENARIO_MODEL),
    offered: env.get('SCENARIO_MODELS', format.names, []),
  };
  const pair = readPair(env, 'SCENARIO_API_KEY', 'SCENARIO_API_SECRET');
  return pair && { key: pair[0], secret: pair[1], ...options };
}

function readPromptImprover(env: Variables) {
  const url = env.get('PROMPT_IMPROVER_URL', format.web);
  const key = env.secret('PROMPT_IMPROVER_KEY', text);
  const model = env.get('PROMPT_IMPROVER_MODEL', text, 'gpt-4o-mini');
  return url === undefined ? undefined : { url: withoutSlash(url), key, model };
}

function readGoogle(env: Variables) {
  const pair = readPair(env, 'GOOGLE_API_KEY', 'GOOGLE_CX');
  return pair && { apiKey: pair[0], engine: pair[1] };
}

function readPair(env: Variables, first: string, second: string): readonly [string, string] | undefined {
  const [one, other] = [env.secret(first, text), env.secret(second, text)];
  if (one !== undefined && other !== undefined) return [one, other];
  if (one !== undefined) return env.reject(`${second} must be set together with ${first}`);
  if (other !== undefined) return env.reject(`${first} must be set together with ${second}`);
  return undefined;
}
