import type { Automation } from './automations/automation.js';
import { Automations } from './automations/automations.js';
import type { Projection } from './projections/projection.js';
import type { FollowerTools } from './projections/log-follower.js';
import { Projectors } from './projections/projectors.js';
import { NO_REBUILD, type Followers, type FollowerState, type Rebuild } from './followers.js';

/** Everything in this one process. */
export class LocalFollowers implements Followers {
  readonly viewProgress: Projectors;
  readonly automationProgress: Automations;

  constructor(tools: FollowerTools, projections: readonly Projection[], automations: readonly Automation[]) {
    this.viewProgress = new Projectors(tools, projections);
    this.automationProgress = new Automations(tools, automations);
  }

  async start(): Promise<void> {
    await this.viewProgress.start();
    await this.automationProgress.start();
  }

  async stop(): Promise<void> {
    await this.automationProgress.stop();
    await this.viewProgress.stop();
  }

  async projections(): Promise<readonly FollowerState[]> {
    return this.viewProgress.states;
  }

  async automations(): Promise<readonly FollowerState[]> {
    return this.automationProgress.states;
  }

  rebuild(projection: string): Promise<void> {
    return this.viewProgress.rebuild(projection);
  }

  async rebuildOf(projection: string): Promise<Rebuild> {
    return this.viewProgress.lastRebuild(projection) ?? NO_REBUILD;
  }
}
