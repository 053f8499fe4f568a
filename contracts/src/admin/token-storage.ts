/** Where a browser keeps the admin's token. */
export const ADMIN_TOKEN_STORAGE_KEY = 'admin_token';
