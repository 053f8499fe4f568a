import { Inject, Injectable, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { LEASES, type LeaseStore } from '../leases/lease-store.js';
import { soleDuty } from '../leases/sole-duty.js';
import { LOG, type Log } from '../read-store/log.js';
import { HashedLog } from './ledger/hashed-log.js';
import { signerOf } from './ledger/signer-of.js';
import { Notary } from './notary/notary.js';
import { EventsController } from './read/events/events.controller.js';
import { SubmissionEventsController } from './read/events/submission-events.controller.js';
import { ReplayController } from './read/replay/replay.controller.js';
import { VerifyController } from './read/verify/verify.controller.js';

/** One node's notary works at a time, as long as its application does. */
@Injectable()
class NotaryOffice implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly duty: ReturnType<typeof soleDuty>;

  constructor(@Inject(Notary) notary: Notary, @Inject(LEASES) leases: LeaseStore | undefined, @Inject(LOG) log: Log) {
    this.duty = soleDuty({ name: 'notary', makeDuty: () => notary, leases, log });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.duty.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.duty.stop();
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
