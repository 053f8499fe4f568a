import { Inject, Injectable, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { LOG, type Log } from '../read-store/log.js';
import { HashedLog } from './ledger/hashed-log.js';
import { signerOf } from './ledger/signer-of.js';
import { Notary } from './notary/notary.js';
import { EventsController } from './read/events/events.controller.js';
import { SubmissionEventsController } from './read/events/submission-events.controller.js';
import { ReplayController } from './read/replay/replay.controller.js';
import { VerifyController } from './read/verify/verify.controller.js';

/** The notary works as long as the application does. */
@Injectable()
class NotaryOffice implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(@Inject(Notary) private readonly notary: Notary) {}

  onApplicationBootstrap(): void {
    this.notary.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.notary.stop();
  }
}

@Module({
  controllers: [EventsController, SubmissionEventsController, ReplayController, VerifyController],
  providers: [
    { provide: HashedLog, inject: [EVENT_STORE], useFactory: (store: EventStore) => new HashedLog(store) },
    {
      provide: Notary,
      inject: [EVENT_STORE, LOG, SETTINGS],
      useFactory: (store: EventStore, log: Log, settings: Settings) =>
        new Notary({ store, log, signer: signerOf(settings) }),
    },
    NotaryOffice,
  ],
})
export class AuditModule {}
