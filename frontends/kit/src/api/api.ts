import { HEADERS, tagToMatch, stripBidiControls } from '@marcel/contracts';
import { ApiError } from './api-error';
import { storeOwnerKey, getOrCreateOwnerKey } from './owner-key';
import type { Schema } from './schema';

declare const FRONTEND_RELEASE: string;

interface ReadOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepsBidiControls?: boolean;
  /** Timeout in milliseconds; 30 seconds by default, and five minutes for writes. */
  timeoutMs?: number;
}

interface SendOptions<T> extends ReadOptions {
  schema?: Schema<T>;
  json?: unknown;
  form?: FormData;
  idempotencyKey?: string;
  /** Sends this browser's owner key, so that the server records the browser as the owner of new content. */
  sendsOwnerKey?: boolean;
}

export interface Page<T> {
  items: T;
  total: number | null;
  next: string | null;
}

export interface RecordWithTag<T> {
  record: T;
  tag: string | undefined;
}

export type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const TIMEOUT_MS = 30_000;
/** An upload on a slow line may take minutes, and so may a write that waits for many others. */
const WRITE_TIMEOUT_MS = 300_000;

function withTimeout(signal?: AbortSignal, timeoutMs = TIMEOUT_MS): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if (!signal) return timeout;
  // The oldest supported browsers have no AbortSignal.any.
  const controller = new AbortController();
  for (const each of [signal, timeout])
    each.addEventListener('abort', () => controller.abort(each.reason), { once: true });
  if (signal.aborted) controller.abort(signal.reason);
  return controller.signal;
}

async function request(path: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(HEADERS.frontendRelease, FRONTEND_RELEASE);
  return fetch(path, { ...init, headers, credentials: 'include', ...(signal && { signal }) });
}

async function requireOk(response: Response): Promise<Response> {
  if (!response.ok) throw ApiError.of(response.status, response.statusText, stripBidiControls(await response.text()));
  return response;
}

async function parseBody<T>(schema: Schema<T>, response: Response, keepsBidiControls = false): Promise<T> {
  const body = await response.text();
  return schema.parse(JSON.parse(keepsBidiControls ? body : stripBidiControls(body)));
}

const noCacheInit = (headers?: Record<string, string>): RequestInit => ({
  cache: 'no-cache',
  headers: { 'cache-control': 'no-cache', ...headers },
});

async function get<T>(path: string, schema: Schema<T>, options: ReadOptions & { nullOn401: true }): Promise<T | null>;
async function get<T>(path: string, schema: Schema<T>, options?: ReadOptions): Promise<T>;
async function get<T>(
  path: string,
  schema: Schema<T>,
  { headers, signal, keepsBidiControls, timeoutMs, nullOn401 }: ReadOptions & { nullOn401?: boolean } = {},
): Promise<T | null> {
  const response = await request(path, noCacheInit(headers), withTimeout(signal, timeoutMs));
  if (nullOn401 && response.status === 401) return null;
  return parseBody(schema, await requireOk(response), keepsBidiControls);
}

async function getRecord<T>(
  path: string,
  schema: Schema<T>,
  { headers, signal }: ReadOptions = {},
): Promise<RecordWithTag<T>> {
  const response = await requireOk(await request(path, noCacheInit(headers), withTimeout(signal)));
  return { record: await parseBody(schema, response), tag: tagToMatch(response.headers.get('etag')) };
}

async function getPage<T>(
  path: string,
  schema: Schema<T>,
  { headers, signal, keepsBidiControls }: ReadOptions = {},
): Promise<Page<T>> {
  const response = await requireOk(await request(path, noCacheInit(headers), withTimeout(signal)));
  const total = response.headers.get(HEADERS.totalCount);
  return {
    items: await parseBody(schema, response, keepsBidiControls),
    total: total === null ? null : Number(total),
    next: response.headers.get(HEADERS.nextAfter),
  };
}

async function send<T>(method: Method, path: string, options: SendOptions<T> & { schema: Schema<T> }): Promise<T>;
async function send(method: Method, path: string, options?: SendOptions<never>): Promise<void>;
async function send<T>(method: Method, path: string, options: SendOptions<T> = {}): Promise<T | void> {
  const { schema, json, form, idempotencyKey, sendsOwnerKey, signal, timeoutMs = WRITE_TIMEOUT_MS } = options;
  const headers = new Headers(options.headers);
  if (json !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey) headers.set(HEADERS.idempotencyKey, idempotencyKey);
  if (sendsOwnerKey) headers.set(HEADERS.ownerKey, getOrCreateOwnerKey());
  const body = form ?? (json === undefined ? null : JSON.stringify(json));
  // A like must reach the server even if the page closes: this browser has already counted it.
  const keepalive = body === null;
  const response = await requireOk(
    await request(path, { method, headers, body, keepalive }, withTimeout(signal, timeoutMs)),
  );
  if (sendsOwnerKey) storeOwnerKey(response.headers.get(HEADERS.ownerKey) ?? '');
  if (schema) return parseBody(schema, response);
}

export const api = { get, getPage, getRecord, send };
