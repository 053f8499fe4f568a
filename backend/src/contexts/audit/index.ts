import { Module } from '@nestjs/common';
import { ActivityController } from './activity/activity.js';
import { CheckpointRecorder } from './hash-chain/checkpoint-recorder.js';
import { HashedLog } from './hash-chain/hashed-log.js';
import { LogController } from './log/log.controller.js';

export { activityProjection } from './activity/activity.projection.js';
export { CheckpointRecorder } from './hash-chain/checkpoint-recorder.js';
export { auditStreams } from './hash-chain/hash-chain.js';
export { verifyLog } from './hash-chain/verify-log.js';

@Module({ controllers: [LogController, ActivityController], providers: [HashedLog, CheckpointRecorder] })
export class AuditModule {}
