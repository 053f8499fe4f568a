import { ERROR_STATUS, HEADERS, LIST_PAGE } from '@marcel/contracts';
import { api, ApiError, type Method, type Page, type Read, type Schema } from '@marcel/kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { saveFile } from '@marcel/kit/programs';
import { type ToastMessage, useToast } from '@marcel/kit';
import { ADMIN_MESSAGES, useAuth } from './auth/auth';

interface AsStored {
  asStored: true;
}

export interface AdminApi {
  get<T>(path: string, schema: Schema<T>, signal?: AbortSignal, as?: AsStored): Promise<T>;
  getPage<T>(path: string, schema: Schema<T>, signal?: AbortSignal, as?: AsStored): Promise<Page<T>>;
  getRecord<T>(path: string, schema: Schema<T>, signal?: AbortSignal): Promise<Read<T>>;
  send<T>(
    method: Method,
    path: string,
    schema: Schema<T>,
    json?: unknown,
    headers?: Record<string, string>,
  ): Promise<T>;
  sendForm<T>(method: Method, path: string, schema: Schema<T>, form: FormData): Promise<T>;
}

/**
 * Without a token every call fails here, before it leaves the browser.
 * @param onRefused called when the server rejects the token
 */
export function createAdminApi(token: string | null, onRefused: () => void): AdminApi {
  const withToken = async <T>(call: (headers: Record<string, string>) => Promise<T>): Promise<T> => {
    if (token === null) throw new Error(ADMIN_MESSAGES.notAuthenticated);
    try {
      return await call({ [HEADERS.adminToken]: token });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onRefused();
      throw error;
    }
  };
  return {
    get: (path, schema, signal, as) => withToken((headers) => api.get(path, schema, { headers, signal, ...as })),
    getPage: (path, schema, signal, as) =>
      withToken((headers) => api.getPage(path, schema, { headers, signal, ...as })),
    getRecord: (path, schema, signal) => withToken((headers) => api.getRecord(path, schema, { headers, signal })),
    send: (method, path, schema, json, further) =>
      withToken((headers) => api.send(method, path, { schema, json, headers: { ...further, ...headers } })),
    sendForm: (method, path, schema, form) => withToken((headers) => api.send(method, path, { schema, form, headers })),
  };
}

export function useAdminApi(): AdminApi {
  const { adminToken, expire } = useAuth();
  return useMemo(() => createAdminApi(adminToken, expire), [adminToken, expire]);
}

export const isChangedSince = (refused: Error): boolean =>
  refused instanceof ApiError && refused.status === ERROR_STATUS.precondition_failed;

/**
 * Reads a list that only grows at its end, page by page.
 * @param read loads the page of a query string
 */
export async function readAll<Item>(read: (query: string) => Promise<Page<Item[]>>): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const { items, total } = await read(`?limit=${LIST_PAGE.limitMax}&offset=${all.length}`);
    all.push(...items);
    if (items.length === 0 || all.length >= (total ?? 0)) return all;
  }
}

/** Downloads an address as a file. @throws ApiError */
export async function takeAway(address: string, headers: Record<string, string>, fileName: string): Promise<void> {
  const answer = await fetch(address, { headers, credentials: 'include' });
  if (!answer.ok) throw new Error(`The export failed with status ${answer.status}.`);
  // Browsers keep a blob outside of the page's memory, a large one on disk.
  saveFile(await answer.blob(), fileName);
}

export function useFailureToast() {
  const toast = useToast();
  return (error: unknown, message: Omit<ToastMessage, 'tone'>) => {
    if (error instanceof ApiError && error.status === 401) return;
    toast({ ...message, tone: 'destructive' });
  };
}

export const useAdminClient = () => ({
  adminApi: useAdminApi(),
  client: useQueryClient(),
  toast: useToast(),
  toastFailure: useFailureToast(),
});
