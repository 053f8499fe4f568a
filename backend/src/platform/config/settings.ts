import * as path from 'node:path';
import { Environment, ROLES } from './environment.js';
import { availableParallelism } from 'node:os';
import { SettingsError } from './formats.js';
import { withSecretFiles } from './secret-files.js';

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const SETTINGS = Symbol('Settings');

/**
 * Reads the settings out of environment variables; an empty one counts as unset.
 * @throws SettingsError with one line for each variable that is wrong
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.entries(withSecretFiles(variables)).filter(
    ([, value]) => value !== undefined && value.trim() !== '',
  );
  const parsed = Environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('\n'));
  }
  return toSettings(parsed.data);
}

function toSettings(env: Environment) {
  requireSharedStores(env);
  const production = env.NODE_ENV === 'production';
  const scenario = together(env, 'SCENARIO_API_KEY', 'SCENARIO_API_SECRET');
  const google = together(env, 'GOOGLE_API_KEY', 'GOOGLE_CX');
  return {
    production,
    commit: env.RELEASE_COMMIT,
    port: env.PORT,
    workers: workersOf(env),
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDirectory: path.resolve(env.DATA_DIR),
    backupDirectory: env.BACKUP_DIR === undefined ? undefined : path.resolve(env.BACKUP_DIR),
    frontendsDirectory: env.FRONTENDS_DIR === undefined ? undefined : path.resolve(env.FRONTENDS_DIR),
    adminToken: env.ADMIN_TOKEN,
    namedAdmins: { given: env.ADMIN_TOKENS, file: env.ADMIN_TOKENS_FILE },
    deployTokens: { given: env.RELEASE_TOKENS, file: env.RELEASE_TOKENS_FILE },
    /** Bytes that the files of a release may take together. */
    releaseBytes: env.RELEASE_MB * MEGABYTE,
    auditorToken: env.AUDITOR_TOKEN,
    metricsToken: env.METRICS_TOKEN,
    masterKeys: env.KEY_MASTER,
    masterKeyFile: env.KEY_MASTER_FILE,
    eventStoreUrl: env.EVENTSTOREDB_URL,
    mongoUrl: env.MONGODB_URL,
    seedDemonstration: env.SEED_DEMO ?? !production,
    rateLimit: env.RATE_LIMIT,
    trustProxy: env.TRUST_PROXY,
    connections: { most: env.CONNECTIONS, mostOfOne: env.CONNECTIONS_PER_NETWORK },
    /** Bytes of incoming forms and of unread answers in memory: in all, and of one network. */
    heldBytes: { most: env.HELD_MB * MEGABYTE, mostOfOne: env.HELD_MB_PER_NETWORK * MEGABYTE },
    eventStreams: { most: env.EVENT_STREAMS, mostOfOne: env.EVENT_STREAMS_PER_NETWORK },
    remotes: env.REMOTES,
    remoteOrigins: env.REMOTE_ORIGINS,
    scenario: scenario && {
      key: scenario[0],
      secret: scenario[1],
      url: withoutSlash(env.SCENARIO_URL),
      model: env.SCENARIO_MODEL,
      editModel: env.SCENARIO_EDIT_MODEL,
      offered: env.SCENARIO_MODELS,
    },
    generation: {
      atOnce: env.GENERATIONS_AT_ONCE,
      perDay: env.GENERATIONS_PER_DAY,
      perVisitor: env.GENERATIONS_PER_VISITOR,
    },
    pictures: {
      /** Bytes that are stored for one visitor in a day. */
      perVisitor: env.PICTURE_MB_PER_VISITOR * MEGABYTE,
      inAll: env.PICTURE_MB_IN_ALL * MEGABYTE,
      /** Bytes that stay free on the disk; with less, no picture is stored. */
      keptFree: env.DISK_MB_KEPT_FREE * MEGABYTE,
      /** Milliseconds before a picture without references is deleted. */
      orphanedFor: env.ORPHANED_PICTURE_HOURS * HOUR_MS,
      /** Milliseconds before the portrait of a hug is deleted; undefined: kept as long as the hug. */
      portraitsFor: env.PORTRAIT_DAYS === 0 ? undefined : env.PORTRAIT_DAYS * DAY_MS,
    },
    decoding: {
      atOnce: env.PICTURES_AT_ONCE,
      waiting: env.PICTURES_WAITING,
      /** Time for one upload, in milliseconds. */
      limitMs: env.PICTURE_SECONDS * 1000,
      /** Memory of one decoding process, in bytes. */
      memory: env.PICTURE_MEMORY_MB * 1_000_000,
      /** Uploads of one network that may exceed these limits within a minute. */
      givenUpAtMost: env.PICTURES_GIVEN_UP_PER_MINUTE,
      /** Milliseconds to wait for a thumbnail before the full picture is sent. */
      narrowingMs: env.NARROWING_SECONDS * 1000,
    },
    moderation: {
      /** Reports of different visitors that hide an item until a moderator decides. */
      reportsToHold: env.REPORTS_TO_HOLD,
      /** Reports that one network may send in ten minutes. */
      reportsPerVisitor: env.REPORTS_PER_VISITOR,
      holdWords: env.COMMENT_HOLD_WORDS,
    },
    promptImprover:
      env.PROMPT_IMPROVER_URL === undefined
        ? undefined
        : {
            url: withoutSlash(env.PROMPT_IMPROVER_URL),
            key: env.PROMPT_IMPROVER_KEY,
            model: env.PROMPT_IMPROVER_MODEL,
          },
    trustedHosts: env.TRUSTED_HOSTS,
    googleSearch: google && { apiKey: google[0], engine: google[1] },
    searxngUrl: env.SEARXNG_URL,
    ownerEmail: env.OWNER_EMAIL,
    newsletterUrl: env.NEWSLETTER_URL,
    defaultContributor: env.DEFAULT_CONTRIBUTOR,
    roles: env.ROLES,
    logAddresses: env.LOG_ADDRESSES,
    logLevel: env.LOG_LEVEL,
  };
}

export type Settings = Readonly<ReturnType<typeof toSettings>>;
export type ScenarioSettings = NonNullable<Settings['scenario']>;
export type PromptImproverSettings = NonNullable<Settings['promptImprover']>;

// oxlint-disable-next-line patterns/no-slow-pattern -- the address comes from the settings, not from visitors
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

function requireSharedStores({ ROLES: roles, EVENTSTOREDB_URL: log, MONGODB_URL: views }: Environment): void {
  if (roles.length === ROLES.length || (log !== undefined && views !== undefined)) return;
  throw new SettingsError('ROLES must name api, projector and worker unless EVENTSTOREDB_URL and MONGODB_URL are set');
}

function workersOf(env: Environment): number {
  const { WORKERS: wanted, ROLES: roles } = env;
  const canShare = env.EVENTSTOREDB_URL !== undefined && env.MONGODB_URL !== undefined;
  if (typeof wanted === 'number' && wanted > 1 && !canShare)
    throw new SettingsError('WORKERS must be 1 unless EVENTSTOREDB_URL and MONGODB_URL are set');
  if (!canShare || !roles.includes('api')) return 1;
  return wanted === 'auto' ? availableParallelism() : wanted;
}

type Paired = 'SCENARIO_API_KEY' | 'SCENARIO_API_SECRET' | 'GOOGLE_API_KEY' | 'GOOGLE_CX';

function together(env: Environment, first: Paired, second: Paired): readonly [string, string] | undefined {
  const [one, other] = [env[first], env[second]];
  if (one !== undefined && other !== undefined) return [one, other];
  if (one === undefined && other === undefined) return undefined;
  const [given, missing] = one === undefined ? [second, first] : [first, second];
  throw new SettingsError(`${missing} must be set together with ${given}`);
}
