export interface AuthState {
  isAuthenticated: boolean;
  adminToken: string | null;
  /** A token is being checked: at start-up and during a login. */
  loading: boolean;
}

export type AuthEvent =
  | { type: 'check-started' }
  | { type: 'token-accepted'; token: string }
  | { type: 'token-cleared' };

const NOBODY: AuthState = { isAuthenticated: false, adminToken: null, loading: false };

/** The state at start-up: a saved token is yet to be checked. */
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
