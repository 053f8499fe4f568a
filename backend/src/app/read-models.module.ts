import {
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Automation } from '../automation-runner/automation.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { LEASES, type LeaseStore } from '../leases/lease-store.js';
import { MascotFollowsSubmission, MascotsModule } from '../mascots/index.js';
import { LOG, type Log } from '../read-store/log.js';
import { READ_STORE, type ReadStore } from '../read-store/read-store.js';
import { DestroyKeyOfSubmitter, SubmissionsModule } from '../submissions/index.js';
import { AUTOMATION_PROGRESS, VIEW_PROGRESS } from '../visible-writes/progress.js';
import { VisibleWrites } from '../visible-writes/visible-writes.js';
import { FOLLOWERS, type Followers } from './followers/followers.js';
import { LocalFollowers } from './followers/local-followers.js';
import { REBUILD_BOARD, type RebuildBoard } from './followers/rebuilds/rebuild-board.js';
import { SharedFollowers } from './followers/shared-followers.js';
import { PROJECTIONS } from './projections.js';
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
    VisibleWrites,
  ],
  exports: [FOLLOWERS, VIEW_PROGRESS, VisibleWrites],
})
export class ReadModelsModule {}
