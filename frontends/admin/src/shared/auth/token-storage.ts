import { ADMIN_TOKEN_STORAGE_KEY } from '@marcel/contracts';

/** The token kept in this browser; null when there is none or when storage is closed to us. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(ADMIN_TOKEN_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps the token for the next visit. @throws DOMException when storage is closed to us. */
export const saveToken = (token: string): void => localStorage.setItem(ADMIN_TOKEN_STORAGE_KEY, token);

export function removeToken(): void {
  try {
    localStorage.removeItem(ADMIN_TOKEN_STORAGE_KEY);
  } catch {
    // Storage that is closed to us holds no token either.
  }
}
