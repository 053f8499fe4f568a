export const ADMIN_TOKEN_STORAGE_KEY = 'admin_token';
