export { api, type Method, type Page, type Read } from './api';
export { ApiError, errorText } from './api-error';
export { keepOwnerKey, ownerKey, watchOwnerKey } from './owner-key';
export type { Schema } from './schema';
