import { HEADERS } from '@marcel/contracts';
import { api, ApiError, type Method, type Page, type Read, type Schema } from '@marcel/kit/api';
import { ADMIN_MESSAGES } from '../auth/auth-texts';

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
 * @param onRefused hears that the server no longer takes the token
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
