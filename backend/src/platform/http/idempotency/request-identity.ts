import { HEADERS } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import { createHash, createHmac } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';
import type { Form } from '../forms/form-collector.js';

/** What a request must share with another one to be its repetition. */
export interface RequestIdentity {
  /** Stands for the key on one route, in the hands of one caller; gives none of them away. */
  readonly fingerprint: string;
  /** Stands for the body. Made with the key, so that whoever finds it cannot try bodies against it. */
  readonly bodyHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for a request that came without a key. */
    identity?: RequestIdentity;
  }
}

type Addressed = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'actorKind'>;

/** @param body what was sent, before anything was made of it */
export function identityOf(key: string, request: Addressed, body: unknown): RequestIdentity {
  const [path] = request.url.split('?');
  const fingerprint = sha256(JSON.stringify([request.method, path, callerOf(request), key]));
  const bodyHash = createHmac('sha256', key)
    .update(stringify(body) ?? '')
    .digest('hex');
  return { fingerprint, bodyHash };
}

/** A form by what it says: its boundary differs each time it is sent. */
export function contentOf({ fields, files }: Form): unknown {
  return { fields, files: Object.fromEntries([...files].map(([field, { bytes }]) => [field, sha256(bytes)])) };
}

/** Only a token that a guard has accepted tells callers apart. */
function callerOf({ actorKind, headers }: Addressed): unknown {
  if (actorKind === 'visitor') return null;
  return headers[actorKind === 'team' ? HEADERS.deployToken : HEADERS.adminToken];
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
