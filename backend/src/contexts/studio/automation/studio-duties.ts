import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import type { Duty } from '../../../platform/leader-election/leader-election.js';
import { LEASES, type LeaseStore } from '../../../platform/leader-election/lease-store.js';
import { soleDuty } from '../../../platform/leader-election/sole-duty.js';
import { LOG, type Log } from '../../../platform/observability/logging/log.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { VIEW_PROGRESS, type Progress } from '../../../platform/read-your-writes/progress.js';
import { PROMPT_IMPROVER, type PromptImprover } from '../prompt-improver/prompt-improver.js';
import { PictureProviders } from '../providers/picture-providers.js';
import { PictureChecker } from './check-pictures/picture-checker.js';
import { PictureInspector } from './check-pictures/picture-inspector.js';
import { GenerationWorker } from './generate-pictures/generation-worker.js';
import { PictureKeeper } from './generate-pictures/picture-keeper.js';

/** What the studio does by itself, on one node at a time: making pictures, and looking after them. */
@Injectable()
export class StudioDuties implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly duties;

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'roles' | 'generation'>,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(VIEW_PROGRESS) private readonly progress: Progress,
    @Inject(LEASES) leases: LeaseStore | undefined,
    @Inject(LOG) private readonly log: Log,
    @Inject(PROMPT_IMPROVER) private readonly improver: PromptImprover,
    private readonly decisions: DecisionRunner,
    private readonly providers: PictureProviders,
    private readonly keeper: PictureKeeper,
    private readonly inspector: PictureInspector,
  ) {
    const sole = (name: string, makeDuty: () => Duty) => soleDuty({ name, makeDuty, leases, log });
    this.duties = this.settings.roles.includes('worker')
      ? [sole(GenerationWorker.reads.name, () => this.makeWorker()), sole('check-pictures', () => this.makeChecker())]
      : [];
  }

  onApplicationBootstrap(): void {
    for (const duty of this.duties) duty.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.duties.map((duty) => duty.stop()));
    await this.providers.close();
  }

  private makeWorker(): GenerationWorker {
    const { events, decisions, providers, improver, keeper, views, progress, log } = this;
    const tools = { events, decisions, providers, improver, keeper };
    return new GenerationWorker({ tools, views, progress, log, atOnce: this.settings.generation.atOnce });
  }

  private makeChecker(): PictureChecker {
    const { views, decisions, inspector, log } = this;
    return new PictureChecker({ views, decisions, inspector, log });
  }
}
