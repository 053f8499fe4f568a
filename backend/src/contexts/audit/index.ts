export { activityProjection } from './activity/activity.projection.js';
export { AuditModule } from './audit.module.js';
export { CheckpointRecorder } from './hash-chain/checkpoint-recorder.js';
export { auditStreams } from './hash-chain/hash-chain.js';
export { HashedLog } from './hash-chain/hashed-log.js';
export { verifyLog } from './hash-chain/verify-log.js';
export { exportLines } from './log/events-page.js';
export { replaySubmission } from './log/log.controller.js';
