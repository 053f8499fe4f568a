import { createContext, use } from 'react';
import type { AuthState } from './auth-state';

export interface Auth extends AuthState {
  /** Checks a token and, when it holds, keeps it. Tells the outcome in a toast. */
  login: (token: string) => Promise<void>;
  /** Gives the token up, then leaves for a fresh login page. */
  logout: () => void;
  /** The server no longer takes the token: back to the login, with the place remembered. */
  expire: () => void;
}

export const AuthContext = createContext<Auth | null>(null);

/** Who is logged in. @throws Error outside of an AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}
