export * from './api';
export * from './eventually';
export * from './pages';
export { ADMIN_TOKEN, AUDITOR_TOKEN, BEN_TOKEN, startProduct, type Product } from './product';
