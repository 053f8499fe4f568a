import { authReducer, startingState, type AuthState } from './auth';

const LOGGED_IN: AuthState = { isAuthenticated: true, adminToken: 'secret', loading: false };
const LOGGED_OUT: AuthState = { isAuthenticated: false, adminToken: null, loading: false };

const CHECKING: AuthState = { isAuthenticated: false, adminToken: null, loading: true };

describe('the admin auth state', () => {
  it('loads while a saved token is to be checked', () => {
    expect(startingState('saved')).toEqual(CHECKING);
  });

  it('has nothing to wait for without a saved token', () => {
    expect(startingState(null)).toEqual(LOGGED_OUT);
  });

  it('holds the token once it is accepted', () => {
    expect(authReducer(CHECKING, { type: 'token-accepted', token: 'secret' })).toEqual(LOGGED_IN);
  });

  it('is empty once the token is refused or given up', () => {
    expect(authReducer(CHECKING, { type: 'token-cleared' })).toEqual(LOGGED_OUT);
    expect(authReducer(LOGGED_IN, { type: 'token-cleared' })).toEqual(LOGGED_OUT);
  });

  it('loads during a login', () => {
    expect(authReducer(LOGGED_OUT, { type: 'check-started' })).toEqual(CHECKING);
  });
});
