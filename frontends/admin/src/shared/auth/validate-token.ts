import { HEADERS, ROUTES } from '@marcel/contracts';
import { api, ApiError } from '@marcel/kit/api';
import * as z from 'zod/mini';

/**
 * Whether the server lets this token see the submissions. An unreachable server counts as a no.
 * @throws ApiError when the server answers neither yes nor no, such as 429 or 503.
 */
export async function validateToken(token: string, signal?: AbortSignal): Promise<boolean> {
  try {
    await api.get(`${ROUTES.submissions}?limit=1`, z.unknown(), { headers: { [HEADERS.adminToken]: token }, signal });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) throw error;
    return false;
  }
}
