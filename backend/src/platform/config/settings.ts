import * as path from 'node:path';
import { Environment, type LoggedAddresses, type Role, ROLES } from './environment.js';
import { availableParallelism } from 'node:os';
import { SettingsError, type RemoteEntry } from './formats.js';
import type { NamedTokens } from './named-tokens.js';
import { withSecretFiles } from './secret-files.js';
import {
  type GenerationSettings,
  type PromptImproverSettings,
  readGeneration,
  readPromptImprover,
  readScenario,
  type ScenarioSettings,
} from './studio-settings.js';

interface PictureSettings {
  /** Bytes of pictures that are kept of one visitor in a day, */
  readonly perVisitor: number;
  readonly inAll: number;
  /** Bytes that stay free on the disk: with less, nothing further is kept. */
  readonly keptFree: number;
  /** For how long a picture is kept that no record refers to, in milliseconds. */
  readonly orphanedFor: number;
  /** How long after its picture was made a hug's portrait is kept, in milliseconds; undefined: as long as the hug. */
  readonly portraitsFor: number | undefined;
}

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const readPictures = (env: Environment): PictureSettings => ({
  perVisitor: env.PICTURE_MB_PER_VISITOR * MEGABYTE,
  inAll: env.PICTURE_MB_IN_ALL * MEGABYTE,
  keptFree: env.DISK_MB_KEPT_FREE * MEGABYTE,
  orphanedFor: env.ORPHANED_PICTURE_HOURS * HOUR_MS,
  portraitsFor: env.PORTRAIT_DAYS === 0 ? undefined : env.PORTRAIT_DAYS * DAY_MS,
});

interface DecodingSettings {
  readonly atOnce: number;
  readonly waiting: number;
  /** A picture that takes longer is given up, in milliseconds. */
  readonly limitMs: number;
  /** What a process that decodes may hold, in bytes; a picture that takes more is given up. */
  readonly memory: number;
  /** After so many that were given up within a minute, a network waits for the end of it. */
  readonly givenUpAtMost: number;
  /** How long a picture may take to be narrowed, and whoever looks at it waits, in milliseconds: then it is shown in full. */
  readonly narrowingMs: number;
}

const readDecoding = (env: Environment): DecodingSettings => ({
  atOnce: env.PICTURES_AT_ONCE,
  waiting: env.PICTURES_WAITING,
  limitMs: env.PICTURE_SECONDS * 1000,
  memory: env.PICTURE_MEMORY_MB * 1_000_000,
  givenUpAtMost: env.PICTURES_GIVEN_UP_PER_MINUTE,
  narrowingMs: env.NARROWING_SECONDS * 1000,
});

interface ModerationSettings {
  /** So many different visitors hold what they report until somebody has looked. */
  readonly reportsToHold: number;
  /** Reports that one network may send in ten minutes. */
  readonly reportsPerVisitor: number;
  readonly holdWords: readonly string[];
}

const readModeration = (env: Environment): ModerationSettings => ({
  reportsToHold: env.REPORTS_TO_HOLD,
  reportsPerVisitor: env.REPORTS_PER_VISITOR,
  holdWords: env.COMMENT_HOLD_WORDS,
});

export interface Settings {
  readonly production: boolean;
  readonly commit: string | undefined;
  readonly port: number;
  readonly workers: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly dataDirectory: string;
  readonly backupDirectory: string | undefined;
  readonly frontendsDirectory: string | undefined;
  readonly adminToken: string | undefined;
  readonly namedAdmins: NamedTokens;
  readonly deployTokens: NamedTokens;
  /** Most bytes that the files of a release take together. */
  readonly releaseBytes: number;
  readonly auditorToken: string | undefined;
  readonly metricsToken: string | undefined;
  readonly masterKeys: readonly Buffer[];
  readonly masterKeyFile: string | undefined;
  readonly eventStoreUrl: string | undefined;
  readonly mongoUrl: string | undefined;
  readonly seedDemonstration: boolean;
  readonly rateLimit: boolean;
  readonly trustProxy: boolean | string[];
  readonly connections: { readonly most: number; readonly mostOfOne: number };
  /** Bytes of forms that arrive and of answers that are not read yet: in all, and of one network. */
  readonly heldBytes: { readonly most: number; readonly mostOfOne: number };
  readonly eventStreams: { readonly most: number; readonly mostOfOne: number };
  readonly remotes: readonly RemoteEntry[];
  readonly remoteOrigins: readonly string[];
  readonly scenario: ScenarioSettings | undefined;
  readonly generation: GenerationSettings;
  readonly pictures: PictureSettings;
  readonly decoding: DecodingSettings;
  readonly moderation: ModerationSettings;
  readonly promptImprover: PromptImproverSettings | undefined;
  readonly trustedHosts: readonly string[];
  readonly googleSearch: { readonly apiKey: string; readonly engine: string } | undefined;
  readonly searxngUrl: string | undefined;
  readonly ownerEmail: string;
  readonly newsletterUrl: string;
  readonly defaultContributor: string;
  readonly roles: readonly Role[];
  readonly logAddresses: LoggedAddresses;
  readonly logLevel: Environment['LOG_LEVEL'];
}

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

function toSettings(env: Environment): Settings {
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
    heldBytes: { most: env.HELD_MB * MEGABYTE, mostOfOne: env.HELD_MB_PER_NETWORK * MEGABYTE },
    eventStreams: { most: env.EVENT_STREAMS, mostOfOne: env.EVENT_STREAMS_PER_NETWORK },
    remotes: env.REMOTES,
    remoteOrigins: env.REMOTE_ORIGINS,
    scenario: scenario && readScenario(env, ...scenario),
    generation: readGeneration(env),
    pictures: readPictures(env),
    decoding: readDecoding(env),
    moderation: readModeration(env),
    promptImprover: readPromptImprover(env),
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
