import { Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../platform/config/settings.js';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/event-store.js';
import { LOG, type Log } from '../../platform/observability/logging/log.js';
import { HashedLog } from './ledger/hashed-log.js';
import { signerOf } from './ledger/signer-of.js';
import { LogSealer } from './log-sealer/log-sealer.js';
import { CausesController } from './read/causes/causes.controller.js';
import { DeedsController } from './read/deeds/deeds.controller.js';
import { EventsController } from './read/events/events.controller.js';
import { SubmissionEventsController } from './read/events/submission-events.controller.js';
import { ReplayController } from './read/replay/replay.controller.js';
import { Verifications } from './read/verify/verifications.js';
import { VerifyController } from './read/verify/verify.controller.js';

@Module({
  controllers: [
    EventsController,
    CausesController,
    DeedsController,
    SubmissionEventsController,
    ReplayController,
    VerifyController,
  ],
  providers: [
    { provide: HashedLog, inject: [EVENT_STORE], useFactory: (store: EventStore) => new HashedLog(store) },
    {
      provide: LogSealer,
      inject: [EVENT_STORE, LOG, SETTINGS],
      useFactory: (store: EventStore, log: Log, settings: Settings) =>
        new LogSealer({ store, log, signer: signerOf(settings) }),
    },
    Verifications,
  ],
})
export class AuditModule {}
