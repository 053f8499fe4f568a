import { randomUUID } from 'node:crypto';
import type { Automation } from './automations/automation.js';
import { AutomationRunner, checkpointOfAutomation } from './automations/automation-runner.js';
import type { Role } from '../config/environment.js';
import type { Position } from '../event-store/event-store.js';
import type { LeaseStore } from '../leader-election/lease-store.js';
import { LeaderElection, type Duty } from '../leader-election/leader-election.js';
import type { Projection } from './projections/projection.js';
import { RebuildUnderWay } from '../read-store/errors.js';
import type { FollowerTools } from './projections/log-follower.js';
import type { ReadStore } from '../read-store/read-store.js';
import type { Progress } from '../read-your-writes/progress.js';
import { SharedProgress } from '../read-your-writes/shared-progress.js';
import type { Followers, FollowerState, Rebuild } from './followers.js';
import { ProjectionDuty } from './rebuilds/projection-duty.js';
import type { RebuildBoard } from './rebuilds/rebuild-board.js';

export interface SharedFollowersOptions {
  readonly tools: FollowerTools;
  readonly leases: LeaseStore;
  /** Where any node asks for a rebuild, and the one that keeps the projection finds it. */
  readonly rebuilds: RebuildBoard;
  readonly roles: readonly Role[];
  readonly projections: readonly Projection[];
  readonly automations: readonly Automation[];
}

/**
 * Each projection and automation runs on one of many nodes. Where each stands is read from the checkpoints that all nodes
 * share. A deposed owner does no harm: documents take no change that is older than what they hold.
 */
export class SharedFollowers implements Followers {
  readonly viewProgress: Progress;
  readonly automationProgress: Progress;
  private readonly duties: readonly LeaderElection<Duty>[];

  constructor(private readonly options: SharedFollowersOptions) {
    const { tools, rebuilds, roles, projections, automations } = options;
    this.duties = [
      ...(roles.includes('projector')
        ? projections.map((one) => this.leased(one.name, () => new ProjectionDuty(tools, one, rebuilds)))
        : []),
      ...(roles.includes('worker')
        ? automations.map((one) => this.leased(one.name, () => new AutomationRunner(tools, one)))
        : []),
    ];
    this.viewProgress = new SharedProgress((name) => viewCheckpoint(tools.store, name));
    this.automationProgress = new SharedProgress((name) => tools.store.reached(checkpointOfAutomation(name)));
  }

  async start(): Promise<void> {
    for (const duty of this.duties) duty.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.duties.map((duty) => duty.stop()));
  }

  projections(): Promise<readonly FollowerState[]> {
    const { projections, tools } = this.options;
    return statesOf(projections, (name) => viewCheckpoint(tools.store, name));
  }

  automations(): Promise<readonly FollowerState[]> {
    const { automations, tools } = this.options;
    return statesOf(automations, (name) => tools.store.reached(checkpointOfAutomation(name)));
  }

  async rebuild(projection: string): Promise<void> {
    if (!(await this.options.rebuilds.ask(projection))) throw new RebuildUnderWay(projection);
  }

  rebuildOf(projection: string): Promise<Rebuild> {
    return this.options.rebuilds.look(projection);
  }

  private leased(name: string, makeDuty: () => Duty): LeaderElection<Duty> {
    const { leases, tools } = this.options;
    return new LeaderElection({ name, owner: randomUUID(), leases, makeDuty, log: tools.log });
  }
}

async function viewCheckpoint(store: ReadStore, name: string): Promise<Position | undefined> {
  const active = await store.activeVersion(name);
  return active && store.reached(active);
}

function statesOf(
  named: readonly { readonly name: string }[],
  checkpointOf: (name: string) => Promise<Position | undefined>,
): Promise<FollowerState[]> {
  const stateOf = async ({ name }: { readonly name: string }): Promise<FollowerState> => {
    const position = await checkpointOf(name);
    return { name, status: position === undefined ? 'not built yet' : 'live', position };
  };
  return Promise.all(named.map(stateOf));
}
