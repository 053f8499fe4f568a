import { createContext, use } from 'react';
import { HEADERS } from '@marcel/contracts';

export interface AuthState {
  isAuthenticated: boolean;
  adminToken: string | null;
  loading: boolean;
}

type AuthEvent = { type: 'check-started' } | { type: 'token-accepted'; token: string } | { type: 'token-cleared' };

const NOBODY: AuthState = { isAuthenticated: false, adminToken: null, loading: false };

export const startingState = (savedToken: string | null): AuthState => ({ ...NOBODY, loading: savedToken !== null });

export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'check-started':
      return { ...state, loading: true };
    case 'token-accepted':
      return { isAuthenticated: true, adminToken: event.token, loading: false };
    case 'token-cleared':
      return NOBODY;
  }
}

export interface Auth extends AuthState {
  login: (token: string) => Promise<void>;
  logout: () => void;
  expire: () => void;
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
  loginSuccess: { title: 'Login successful', body: 'Welcome to the admin' },
  loginFailed: { title: 'Login failed', body: 'Invalid admin token' },
  loginError: { title: 'Login error', body: 'Failed to validate admin token' },
  expired: { title: 'Logged out', body: 'The admin token is no longer valid. Please log in again.' },
  loggedOut: { title: 'Logged out', body: 'Successfully logged out of admin panel' },
} as const;

export type AuditHeaders = Readonly<Record<string, string>>;

export const auditorHeaders = (token: string): AuditHeaders => ({ [HEADERS.auditorToken]: token });
export const adminHeaders = (token: string): AuditHeaders => ({ [HEADERS.adminToken]: token });

export const AuditAccess = createContext<AuditHeaders | null>(null);

/** @throws Error outside of an AuditAccess. */
export function useAuditHeaders(): AuditHeaders {
  const headers = use(AuditAccess);
  if (headers === null) throw new Error('useAuditHeaders needs an AuditAccess above it');
  return { ...headers };
}

interface Auditor {
  auditor: AuditHeaders | null;
  open: (headers: AuditHeaders) => void;
  leave: () => void;
}

export const AuditorContext = createContext<Auditor>({ auditor: null, open: () => undefined, leave: () => undefined });

export const useAuditor = (): Auditor => use(AuditorContext);
