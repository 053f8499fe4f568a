import {
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Automations } from '../automation-runner/automations.js';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { MascotsModule, PublishApprovedSubmission } from '../mascots/index.js';
import { LOG, type Log } from '../read-store/log.js';
import { Projectors } from '../read-store/projector/projectors.js';
import { READ_STORE, type ReadStore } from '../read-store/read-store.js';
import { VisibleWrites } from '../visible-writes/visible-writes.js';
import { PROJECTIONS } from './projections.js';

const tools = (events: EventStore, store: ReadStore, log: Log) => ({ events, store, log });

/** Projections and automations live as long as the application does. */
@Injectable()
class Followers implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(Projectors) private readonly projectors: Projectors,
    @Inject(Automations) private readonly automations: Automations,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.projectors.start();
    await this.automations.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.automations.stop();
    await this.projectors.stop();
  }
}

@Global()
@Module({
  imports: [MascotsModule],
  providers: [
    {
      provide: Projectors,
      inject: [EVENT_STORE, READ_STORE, LOG],
      useFactory: (events: EventStore, store: ReadStore, log: Log) =>
        new Projectors(tools(events, store, log), PROJECTIONS),
    },
    {
      provide: Automations,
      inject: [EVENT_STORE, READ_STORE, LOG, PublishApprovedSubmission],
      useFactory: (events: EventStore, store: ReadStore, log: Log, publish: PublishApprovedSubmission) =>
        new Automations(tools(events, store, log), [publish]),
    },
    Followers,
    VisibleWrites,
  ],
  exports: [Projectors, Automations, VisibleWrites],
})
export class ReadModelsModule {}
