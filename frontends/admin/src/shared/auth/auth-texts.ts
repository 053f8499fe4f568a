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
