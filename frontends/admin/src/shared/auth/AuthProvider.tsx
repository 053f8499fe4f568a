import { PAGES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { useEffect, useMemo, useReducer, type ReactNode } from 'react';
import { redirectTo } from '../browser/redirect';
import { ADMIN_TIMES_MS } from '../times';
import { AuthContext, type Auth } from './auth-context';
import { authReducer, startingState } from './auth-state';
import { ADMIN_MESSAGES } from './auth-texts';
import { leaveFarewell, takeFarewell } from './farewell';
import { readToken, removeToken, saveToken } from './token-storage';
import { validateToken } from './validate-token';

/** Knows who is logged in: checks the saved token at start-up, then logs in and out. */
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

/** Whether a saved token lets in again; any failure to find out counts as a no. */
const stillHolds = (token: string, signal: AbortSignal): Promise<boolean> =>
  validateToken(token, signal).catch(() => false);
