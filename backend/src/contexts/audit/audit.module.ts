import { Inject, Injectable, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../platform/config/settings.js';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/event-store.js';
import { LEASES, type LeaseStore } from '../../platform/leader-election/lease-store.js';
import { soleDuty } from '../../platform/leader-election/sole-duty.js';
import { LOG, type Log } from '../../platform/observability/logging/log.js';
import { HashedLog } from './ledger/hashed-log.js';
import { signerOf } from './ledger/signer-of.js';
import { LogSealer } from './log-sealer/log-sealer.js';
import { EventsController } from './read/events/events.controller.js';
import { SubmissionEventsController } from './read/events/submission-events.controller.js';
import { ReplayController } from './read/replay/replay.controller.js';
import { VerifyController } from './read/verify/verify.controller.js';

/** One node seals the log at a time, as long as its application does. */
@Injectable()
class LogSealing implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly duty: ReturnType<typeof soleDuty>;

  constructor(
    @Inject(LogSealer) notary: LogSealer,
    @Inject(LEASES) leases: LeaseStore | undefined,
    @Inject(LOG) log: Log,
  ) {
    this.duty = soleDuty({ name: LogSealer.reads.name, makeDuty: () => notary, leases, log });
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
      provide: LogSealer,
      inject: [EVENT_STORE, LOG, SETTINGS],
      useFactory: (store: EventStore, log: Log, settings: Settings) =>
        new LogSealer({ store, log, signer: signerOf(settings) }),
    },
    LogSealing,
  ],
})
export class AuditModule {}
