import { ADMIN_TOKEN_STORAGE_KEY, HEADERS, PAGES, ROUTES } from '@marcel/contracts';
import { api, ApiError } from '@marcel/kit/api';
import * as z from 'zod/mini';
import { jsonStore, useToast } from '@marcel/kit';
import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { redirectTo } from '../browser/redirect';
import { ADMIN_TIMES_MS } from '../times';
import { ADMIN_MESSAGES, type Auth, AuthContext, authReducer, startingState } from './auth';

/** Returns the stored token; null without one or without storage. */
function readToken(): string | null {
  try {
    return localStorage.getItem(ADMIN_TOKEN_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** @throws DOMException when storage is blocked */
const saveToken = (token: string): void => localStorage.setItem(ADMIN_TOKEN_STORAGE_KEY, token);

function removeToken(): void {
  try {
    localStorage.removeItem(ADMIN_TOKEN_STORAGE_KEY);
  } catch {
    // Blocked storage holds no token.
  }
}

const store = jsonStore(() => sessionStorage, 'admin_logged_out', z.literal(true));

const leaveFarewell = (): void => store.write(true);

function takeFarewell(): boolean {
  const left = store.read() !== null;
  store.clear();
  return left;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(authReducer, readToken(), startingState);
  const toast = useToast();

  useEffect(() => {
    if (takeFarewell()) toast(ADMIN_MESSAGES.loggedOut);
  }, [toast]);

  useEffect(() => {
    const saved = readToken();
    if (saved === null) return;
    const unmounted = new AbortController();
    void stillHolds(saved, unmounted.signal).then((holds) => {
      if (unmounted.signal.aborted) return;
      if (!holds) removeToken();
      dispatch(holds ? { type: 'token-accepted', token: saved } : { type: 'token-cleared' });
    });
    return () => unmounted.abort();
  }, []);

  const auth = useMemo<Auth>(() => {
    const clear = () => {
      removeToken();
      dispatch({ type: 'token-cleared' });
    };
    const refuse = (message: { title: string; body: string }) => {
      clear();
      toast({ ...message, tone: 'destructive' });
    };
    return {
      ...state,
      login: async (entered) => {
        const token = entered.trim();
        dispatch({ type: 'check-started' });
        try {
          if (!(await validateToken(token))) return refuse(ADMIN_MESSAGES.loginFailed);
          saveToken(token);
          dispatch({ type: 'token-accepted', token });
          toast(ADMIN_MESSAGES.loginSuccess);
        } catch {
          refuse(ADMIN_MESSAGES.loginError);
        }
      },
      logout: () => {
        clear();
        toast(ADMIN_MESSAGES.loggedOut);
        leaveFarewell();
        setTimeout(() => redirectTo(PAGES.adminLogin), ADMIN_TIMES_MS.logoutRedirect);
      },
      expire: () => refuse(ADMIN_MESSAGES.expired),
    };
  }, [state, toast]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

const stillHolds = (token: string, signal: AbortSignal): Promise<boolean> =>
  validateToken(token, signal).catch(() => false);

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
