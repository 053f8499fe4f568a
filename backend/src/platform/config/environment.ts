import * as z from 'zod';
import {
  address,
  choices,
  commit,
  connectionString,
  count,
  ed25519Key,
  headers,
  hosts,
  names,
  onOff,
  origin,
  origins,
  port,
  ratio,
  remotes,
  token,
  trustProxy,
} from './formats.js';
import { namedTokens } from './named-tokens.js';

export const ROLES = ['api', 'projector', 'worker'] as const;
export type Role = (typeof ROLES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How much of a client's address the log may tell. */
export const LOGGED_ADDRESSES = ['short', 'whole', 'none'] as const;
export type LoggedAddresses = (typeof LOGGED_ADDRESSES)[number];

const web = address('http', 'https');

/** Every environment variable that the service reads, with its format and default. */
export const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  FRONTENDS_DIR: z.string().optional(),
  ADMIN_TOKEN: token.optional(),
  ADMIN_TOKENS: namedTokens.default([]),
  ADMIN_TOKENS_FILE: z.string().optional(),
  RELEASE_TOKENS: namedTokens.default([]),
  RELEASE_TOKENS_FILE: z.string().optional(),
  RELEASE_MB: count.default(50),
  AUDITOR_TOKEN: token.optional(),
  METRICS_TOKEN: token.optional(),
  NOTARY_KEY: ed25519Key.optional(),
  RELEASE_COMMIT: commit.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: web.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  OTEL_TRACES_SAMPLER_ARG: ratio.default(1),
  EVENTSTOREDB_URL: connectionString('esdb', 'esdb+discover').optional(),
  MONGODB_URL: connectionString('mongodb', 'mongodb+srv').optional(),
  SEED_DEMO: onOff.optional(),
  RATE_LIMIT: onOff.default(true),
  TRUST_PROXY: trustProxy.default(false),
  CONNECTIONS: count.default(4000),
  CONNECTIONS_PER_NETWORK: count.default(256),
  WRITTEN_MB_PER_VISITOR: count.default(20),
  HELD_MB: count.default(512),
  HELD_MB_PER_NETWORK: count.default(100),
  EVENT_STREAMS: count.default(500),
  EVENT_STREAMS_PER_NETWORK: count.default(20),
  REMOTES: remotes.default([]),
  REMOTE_ORIGINS: origins.default([]),
  SCENARIO_API_KEY: z.string().optional(),
  SCENARIO_API_SECRET: z.string().optional(),
  SCENARIO_URL: web.default('https://api.cloud.scenario.com/v1'),
  SCENARIO_MODEL: z.string().default('model_google-gemini-pro-image-t2i'),
  SCENARIO_EDIT_MODEL: z.string().default('model_google-gemini-pro-image-t2i'),
  SCENARIO_MODELS: names.default([]),
  GENERATIONS_AT_ONCE: count.default(2),
  GENERATIONS_PER_DAY: count.default(200),
  GENERATIONS_PER_VISITOR: count.default(100),
  PICTURES_AT_ONCE: count.default(2),
  PICTURES_WAITING: count.default(24),
  PICTURE_SECONDS: count.default(30),
  PICTURE_MEMORY_MB: count.default(600),
  PICTURES_GIVEN_UP_PER_MINUTE: count.default(3),
  NARROWING_SECONDS: count.default(5),
  PICTURE_MB_PER_VISITOR: count.default(100),
  PICTURE_MB_IN_ALL: count.default(20_000),
  DISK_MB_KEPT_FREE: count.default(500),
  ORPHANED_PICTURE_HOURS: count.default(48),
  PROMPT_IMPROVER_URL: web.optional(),
  PROMPT_IMPROVER_KEY: z.string().optional(),
  PROMPT_IMPROVER_MODEL: z.string().default('gpt-4o-mini'),
  TRUSTED_HOSTS: hosts.default([]),
  GOOGLE_API_KEY: z.string().optional(),
  GOOGLE_CX: z.string().optional(),
  SEARXNG_URL: web.optional(),
  OWNER_EMAIL: z.email('must be an e-mail address').default('owner@example.com'),
  NEWSLETTER_URL: web.default('https://example.com/newsletter'),
  DEFAULT_CONTRIBUTOR: z.string().max(100, 'must have at most 100 characters').default('Marcel OS'),
  ROLES: choices(ROLES).default([...ROLES]),
  LOG_ADDRESSES: z.enum(LOGGED_ADDRESSES, `must be one of ${LOGGED_ADDRESSES.join(', ')}`).default('short'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});
export type Environment = z.infer<typeof Environment>;
