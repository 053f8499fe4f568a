import {
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Automation } from '../platform/consumers/automations/automation.js';
import { SETTINGS, type Settings } from '../platform/config/settings.js';
import { EVENT_STORE, type EventStore } from '../platform/event-store/event-store.js';
import { LEASES, type LeaseStore } from '../platform/leader-election/lease-store.js';
import { MascotFollowsSubmission, MascotsModule } from '../contexts/mascots/index.js';
import { LOG, type Log } from '../platform/observability/logging/log.js';
import { READ_STORE, type ReadStore } from '../platform/read-store/read-store.js';
import { DestroyKeyOfSubmitter, SubmissionsModule } from '../contexts/submissions/index.js';
import { AUTOMATION_PROGRESS, VIEW_PROGRESS } from '../platform/read-your-writes/progress.js';
import { ReadYourWrites } from '../platform/read-your-writes/read-your-writes.js';
import { FOLLOWERS, type Followers } from '../platform/consumers/followers.js';
import { LocalFollowers } from '../platform/consumers/local-followers.js';
import { REBUILD_BOARD, type RebuildBoard } from '../platform/consumers/rebuilds/rebuild-board.js';
import { SharedFollowers } from '../platform/consumers/shared-followers.js';
import { PROJECTIONS } from '../contexts/projections.js';
import { RebuildController } from './rebuild/rebuild.controller.js';

/** Projections and automations live as long as the application does. */
@Injectable()
class FollowersLifetime implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(@Inject(FOLLOWERS) private readonly followers: Followers) {}

  onApplicationBootstrap(): Promise<void> {
    return this.followers.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.followers.stop();
  }
}

function makeFollowers(
  events: EventStore,
  store: ReadStore,
  log: Log,
  { roles }: Settings,
  leases: LeaseStore | undefined,
  rebuilds: RebuildBoard | undefined,
  ...automations: Automation[]
): Followers {
  const tools = { events, store, log };
  return leases === undefined || rebuilds === undefined
    ? new LocalFollowers(tools, PROJECTIONS, automations)
    : new SharedFollowers({ tools, leases, rebuilds, roles, projections: PROJECTIONS, automations });
}

@Global()
@Module({
  imports: [MascotsModule, SubmissionsModule],
  controllers: [RebuildController],
  providers: [
    {
      provide: FOLLOWERS,
      inject: [
        EVENT_STORE,
        READ_STORE,
        LOG,
        SETTINGS,
        LEASES,
        REBUILD_BOARD,
        MascotFollowsSubmission,
        DestroyKeyOfSubmitter,
      ],
      useFactory: makeFollowers,
    },
    {
      provide: VIEW_PROGRESS,
      inject: [FOLLOWERS],
      useFactory: ({ viewProgress }: Followers) => viewProgress,
    },
    {
      provide: AUTOMATION_PROGRESS,
      inject: [FOLLOWERS],
      useFactory: ({ automationProgress }: Followers) => automationProgress,
    },
    FollowersLifetime,
    ReadYourWrites,
  ],
  exports: [FOLLOWERS, VIEW_PROGRESS, ReadYourWrites],
})
export class ReadModelsModule {}
