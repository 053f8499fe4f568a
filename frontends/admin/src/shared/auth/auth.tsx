import { ADMIN_TOKEN_STORAGE_KEY, ERROR_STATUS, HEADERS, PAGES, ROUTES } from '@marcel/contracts';
import { jsonStore, useToast } from '@marcel/kit';
import { api, ApiError } from '@marcel/kit/api';
import { tryOrNull } from '@marcel/kit/programs';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { redirectTo } from '../browser/redirect';
import { ADMIN_TIMES_MS } from '../times';

export interface Auth {
  /** The token of an admin; null for everybody else. */
  adminToken: string | null;
  /** The token of an auditor, who can only read; null for everybody else. */
  auditorToken: string | null;
  isLoading: boolean;
  login: (token: string) => Promise<void>;
  logout: () => void;
  expire: () => void;
  setAuditorToken: (token: string | null) => void;
}

export const AuthContext = createContext<Auth | null>(null);

/** Returns the current login. @throws Error outside of an AuthProvider */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}

export const ADMIN_MESSAGES = {
  checking: 'Checking authentication...',
  verifying: 'Verifying admin access...',
  notAuthenticated: 'Admin not authenticated',
  loggedOut: { title: 'Logged out', body: 'Successfully logged out of admin panel' },
} as const;

const readToken = () => tryOrNull(() => localStorage.getItem(ADMIN_TOKEN_STORAGE_KEY));
const loggedOutStore = jsonStore(() => sessionStorage, 'admin_logged_out', z.literal(true));
const auditorStore = jsonStore(() => sessionStorage, 'auditor', z.string());

export function AuthProvider({ children }: { children: ReactNode }) {
  const [adminToken, setAdminToken] = useState<string | null>(null);
  const [auditorToken, setAuditorToken] = useState(auditorStore.read);
  const [isLoading, setLoading] = useState(() => readToken() !== null);
  const toast = useToast();
  useEffect(() => {
    if (loggedOutStore.read()) toast(ADMIN_MESSAGES.loggedOut);
    loggedOutStore.clear();
  }, [toast]);
  useEffect(() => {
    const saved = readToken();
    if (saved === null) return;
    const controller = new AbortController();
    const check = async () => {
      const isValid = await validateToken(saved, controller.signal).catch((error: unknown) =>
        error instanceof ApiError && error.status === ERROR_STATUS.unavailable ? null : false,
      );
      if (controller.signal.aborted) return;
      // A server that is starting cannot check the token yet.
      if (isValid === null) return void setTimeout(() => void check(), ADMIN_TIMES_MS.tokenRetry);
      if (!isValid) tryOrNull(() => localStorage.removeItem(ADMIN_TOKEN_STORAGE_KEY));
      setAdminToken(isValid ? saved : null);
      setLoading(false);
    };
    void check();
    return () => controller.abort();
  }, []);
  const auth = useMemo<Auth>(() => {
    const clear = () => {
      tryOrNull(() => localStorage.removeItem(ADMIN_TOKEN_STORAGE_KEY));
      setAdminToken(null);
      setLoading(false);
    };
    const reject = (message: { title: string; body: string }) => {
      clear();
      toast({ ...message, tone: 'destructive' });
    };
    return {
      adminToken,
      auditorToken,
      isLoading,
      login: async (entered) => {
        const token = entered.trim();
        setLoading(true);
        try {
          if (!(await validateToken(token))) return reject({ title: 'Login failed', body: 'Invalid admin token' });
          localStorage.setItem(ADMIN_TOKEN_STORAGE_KEY, token);
          setAdminToken(token);
          setLoading(false);
          toast({ title: 'Login successful', body: 'Welcome to the admin' });
        } catch {
          reject({ title: 'Login error', body: 'Failed to validate admin token' });
        }
      },
      logout: () => {
        clear();
        toast(ADMIN_MESSAGES.loggedOut);
        loggedOutStore.write(true);
        setTimeout(() => redirectTo(PAGES.adminLogin), ADMIN_TIMES_MS.logoutRedirect);
      },
      expire: () => reject({ title: 'Logged out', body: 'The admin token is no longer valid. Please log in again.' }),
      setAuditorToken: (token) => {
        if (token === null) auditorStore.clear();
        else auditorStore.write(token);
        setAuditorToken(token);
      },
    };
  }, [adminToken, auditorToken, isLoading, toast]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/**
 * Returns true when the server accepts the token, false when it rejects it or cannot be reached.
 * @throws ApiError for other errors, such as 429 or 503
 */
async function validateToken(token: string, signal?: AbortSignal): Promise<boolean> {
  try {
    await api.get(`${ROUTES.submissions}?limit=1`, z.unknown(), { headers: { [HEADERS.adminToken]: token }, signal });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) throw error;
    return false;
  }
}
