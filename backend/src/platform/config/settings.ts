import { availableParallelism } from 'node:os';
import * as path from 'node:path';
import { readDecoding, type DecodingSettings } from './decoding-settings.js';
import { Environment, ROLES, type LoggedAddresses, type Role } from './environment.js';
import type { RemoteEntry } from './formats.js';
import { readModeration, type ModerationSettings } from './moderation-settings.js';
import type { NamedTokens } from './named-tokens.js';
import { readPictures, type PictureSettings } from './picture-settings.js';
import { withSecretFiles } from './secret-files.js';
import { SettingsError } from './settings-error.js';
import {
  readGeneration,
  readPromptImprover,
  readScenario,
  type GenerationSettings,
  type PromptImproverSettings,
  type ScenarioSettings,
} from './studio-settings.js';

/** How this process is to run. Secrets are plain values here: never log it. */
export interface Settings {
  readonly production: boolean;
  /** Which state of the sources this was built of; undefined: nobody has said. */
  readonly commit: string | undefined;
  readonly port: number;
  /** Processes of this machine that answer requests on the one port. */
  readonly workers: number;
  readonly host: string;
  /** Origin under which visitors find the site; undefined: nobody has said. */
  readonly publicUrl: string | undefined;
  /** Absolute. */
  readonly dataDirectory: string;
  /** Absolute; where the server puts backups. Undefined: it makes none. */
  readonly backupDirectory: string | undefined;
  /** Absolute; holds the built frontends. Undefined: where the repository has them. */
  readonly frontendsDirectory: string | undefined;
  readonly adminToken: string | undefined;
  /** Further admins, each with a token of their own, */
  readonly namedAdmins: NamedTokens;
  /** and the teams that release frontends, under the names of those. */
  readonly deployTokens: NamedTokens;
  /** Most bytes that the files of a release take together. */
  readonly releaseBytes: number;
  readonly auditorToken: string | undefined;
  /** Undefined: whoever reaches the service may read its figures. */
  readonly metricsToken: string | undefined;
  /** Wrap the keys of personal data: the first one, while the others still open what they have wrapped. None: keys stand for themselves. */
  readonly masterKeys: readonly Buffer[];
  /** Where they lie, when that is a file. */
  readonly masterKeyFile: string | undefined;
  /** Undefined: the embedded event store. */
  readonly eventStoreUrl: string | undefined;
  /** Undefined: the embedded read store, with pictures on disk. */
  readonly mongoUrl: string | undefined;
  readonly seedDemonstration: boolean;
  readonly rateLimit: boolean;
  readonly trustProxy: boolean | string[];
  /** Connections that are open at the same time: in all, and to one network. */
  readonly connections: { readonly most: number; readonly mostOfOne: number };
  /** Bytes of forms that arrive and of answers that are not read yet: in all, and of one network. */
  readonly heldBytes: { readonly most: number; readonly mostOfOne: number };
  /** Event streams that are open at the same time: in all, and to one network. */
  readonly eventStreams: { readonly most: number; readonly mostOfOne: number };
  /** Remotes that are deployed elsewhere. */
  readonly remotes: readonly RemoteEntry[];
  /** Further origins that remotes load their files from. */
  readonly remoteOrigins: readonly string[];
  /** Undefined: pictures are composed here. */
  readonly scenario: ScenarioSettings | undefined;
  readonly generation: GenerationSettings;
  readonly pictures: PictureSettings;
  readonly decoding: DecodingSettings;
  readonly moderation: ModerationSettings;
  /** An OpenAI-compatible endpoint; undefined: prompts are improved by rules. */
  readonly promptImprover: PromptImproverSettings | undefined;
  /** Hosts that may be fetched from although they lie in a private network. */
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

const MEGABYTE = 1024 * 1024;

/** Nest injection token of the settings. */
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

/** Stores inside one process have nobody to share them with. */
function requireSharedStores({ ROLES: roles, EVENTSTOREDB_URL: log, MONGODB_URL: views }: Environment): void {
  if (roles.length === ROLES.length || (log !== undefined && views !== undefined)) return;
  throw new SettingsError('ROLES must name api, projector and worker unless EVENTSTOREDB_URL and MONGODB_URL are set');
}

/** Those behind one port share their stores as several machines do. */
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
