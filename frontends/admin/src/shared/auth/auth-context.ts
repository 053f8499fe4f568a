import { createContext, use } from 'react';
import type { AuthState } from './auth-state';

export interface Auth extends AuthState {
  login: (token: string) => Promise<void>;
  logout: () => void;
  expire: () => void;
}

export const AuthContext = createContext<Auth | null>(null);

/** Who is logged in. @throws Error outside of an AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}
