export { api, type Method, type Page, type RecordWithTag } from './api';
export { ApiError, errorText } from './api-error';
export { storeOwnerKey, readOwnerKey, subscribeToOwnerKey } from './owner-key';
export type { Schema } from './schema';
