export interface AuthState {
  isAuthenticated: boolean;
  adminToken: string | null;
  loading: boolean;
}

export type AuthEvent =
  | { type: 'check-started' }
  | { type: 'token-accepted'; token: string }
  | { type: 'token-cleared' };

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
