export const ADMIN_TOKEN_STORAGE_KEY = 'admin_token';

export const ADMIN_TIMES_MS = {
  submissionsRefresh: 30_000,
  mascotsRefresh: 60_000,
  searchDebounce: 300,
  logoutRedirect: 100,
  /** Before a stream of changes that broke is opened again. */
  eventsReconnect: 5_000,
} as const;

export const ADMIN_PAGE_SIZES = [10, 25, 50] as const;
export const ADMIN_DEFAULT_PAGE_SIZE = 10;
export const RECENT_SUBMISSIONS = 5;

/** Format of every date and time in the admin panel, in date-fns' letters. */
export const ADMIN_DATE_FORMAT = 'MMM d, yyyy HH:mm';

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
