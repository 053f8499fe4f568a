export { AuditModule } from './audit.module.js';
export { Notary } from './notary/notary.js';
export { sealsProjection } from './read/seals/seals.projection.js';
