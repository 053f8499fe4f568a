import { HEADERS, LIST_PAGE } from '@marcel/contracts';
import { type ToastMessage, useToast } from '@marcel/kit';
import { api, ApiError, errorText, type Method, type Page, type Schema } from '@marcel/kit/api';
import { downloadFile } from '@marcel/kit/programs';
import { useMutation, type UseMutationOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ADMIN_MESSAGES, useAuth } from './auth/auth';

type Options = Omit<NonNullable<Parameters<typeof api.get>[2]>, 'headers'>;
type Headers = Record<string, string>;

export type AdminApi = ReturnType<typeof createAdminApi>;

/**
 * Creates a client of the API. Without a login, its calls fail before they leave the browser.
 * @param login the header that carries the token
 * @param onTokenRejected called when the server rejects the token
 */
export function createAdminApi(login: Headers | null, onTokenRejected: () => void) {
  const withToken = async <T>(call: (headers: Headers) => Promise<T>): Promise<T> => {
    if (login === null) throw new Error(ADMIN_MESSAGES.notAuthenticated);
    try {
      return await call(login);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onTokenRejected();
      throw error;
    }
  };
  return {
    get: <T>(path: string, schema: Schema<T>, options?: Options) =>
      withToken((headers) => api.get(path, schema, { ...options, headers })),
    getPage: <T>(path: string, schema: Schema<T>, options?: Options) =>
      withToken((headers) => api.getPage(path, schema, { ...options, headers })),
    getRecord: <T>(path: string, schema: Schema<T>, options?: Options) =>
      withToken((headers) => api.getRecord(path, schema, { ...options, headers })),
    send: <T>(method: Method, path: string, schema: Schema<T>, body?: unknown, extraHeaders?: Headers) =>
      withToken((headers) => {
        const content = body instanceof FormData ? { form: body } : { json: body };
        return api.send(method, path, { schema, ...content, headers: { ...extraHeaders, ...headers } });
      }),
    /** Downloads a path as a file. @throws Error */
    download: (path: string, accept: string, fileName: string) =>
      withToken(async (headers) => {
        const response = await fetch(path, { headers: { ...headers, accept }, credentials: 'include' });
        if (!response.ok) throw new Error(`The export failed with status ${response.status}.`);
        // Browsers keep a blob outside of the page's memory, a large one on disk.
        downloadFile(await response.blob(), fileName);
      }),
  };
}

/** Calls the server as the admin, or else as the auditor. */
export function useAdminApi(): AdminApi {
  const { adminToken, auditorToken, expire } = useAuth();
  return useMemo(() => {
    if (adminToken !== null) return createAdminApi({ [HEADERS.adminToken]: adminToken }, expire);
    return createAdminApi(auditorToken === null ? null : { [HEADERS.auditorToken]: auditorToken }, () => undefined);
  }, [adminToken, auditorToken, expire]);
}

interface AdminQueryOptions<T, Shown> extends Omit<UseQueryOptions<T, Error, Shown>, 'queryKey' | 'queryFn'> {
  keepsBidiControls?: boolean;
}

/** Loads a path; loads it again whenever a component that shows it mounts. */
export function useAdminQuery<T, Shown = T>(
  queryKey: QueryKey,
  path: string,
  schema: Schema<T>,
  { keepsBidiControls = false, ...options }: AdminQueryOptions<T, Shown> = {},
) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => adminApi.get(path, schema, { signal, keepsBidiControls }),
    refetchOnMount: 'always',
    ...options,
  });
}

interface AdminMutationOptions<Result, Input> extends UseMutationOptions<Result, Error, Input> {
  /** The toast of a failure; an error text of the server replaces its body. */
  failure: { title: string; body?: string };
}

export function useAdminMutation<Result, Input = void>({ failure, ...options }: AdminMutationOptions<Result, Input>) {
  const toastFailure = useFailureToast();
  return useMutation({
    onError: (error) => toastFailure(error, { title: failure.title, body: errorText(error, failure.body ?? '') }),
    ...options,
  });
}

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

function useFailureToast() {
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
