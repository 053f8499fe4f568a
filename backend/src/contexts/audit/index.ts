import { Module } from '@nestjs/common';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/event-store.js';
import { LOG, type Log } from '../../platform/observability/logging/log.js';
import { ActivityController } from './activity/activity.js';
import { CheckpointRecorder } from './hash-chain/checkpoint-recorder.js';
import { HashedLog } from './hash-chain/hashed-log.js';
import { LogController } from './log/log.controller.js';

export { activityProjection } from './activity/activity.projection.js';
export { CheckpointRecorder } from './hash-chain/checkpoint-recorder.js';
export { auditStreams } from './hash-chain/hash-chain.js';
export { HashedLog } from './hash-chain/hashed-log.js';
export { verifyLog } from './hash-chain/verify-log.js';
export { exportLines } from './log/log.controller.js';
export { replaySubmission } from './log/log.controller.js';

@Module({
  controllers: [LogController, ActivityController],
  providers: [
    HashedLog,
    {
      provide: CheckpointRecorder,
      inject: [EVENT_STORE, LOG],
      useFactory: (store: EventStore, log: Log) => new CheckpointRecorder({ store, log }),
    },
  ],
})
export class AuditModule {}
