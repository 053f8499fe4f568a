import { setImmediate } from 'node:timers/promises';
import type { Position } from '../../event-store/event-store.js';
import { ConsumerRun, type RunTools } from '../consumer-run.js';
import { ProjectionConsumer, type ProjectionMember, type ProjectionTools } from './projection-consumer.js';

export interface GroupTools extends RunTools, ProjectionTools {}

export interface GroupMember extends ProjectionMember {
  /** Is true once queries see it and it has been at the end of the log. */
  readonly isCurrent: boolean;
  /** Called when all events up to a position are applied. */
  onProgress(position: Position): void;
}

interface GroupRun {
  readonly members: readonly GroupMember[];
  readonly run: ConsumerRun;
}

/**
 * Runs all projections of this process: the current ones in one run, those that catch up or are being built in
 * another, so that a build does not delay current views.
 */
export class ProjectionGroup {
  private readonly members = new Set<GroupMember>();
  private current: GroupRun | undefined;
  private catchingUp: GroupRun | undefined;
  private arrangement = Promise.resolve();

  constructor(private readonly tools: GroupTools) {}

  runOf(member: GroupMember): ConsumerRun | undefined {
    return [this.current, this.catchingUp].find((group) => group?.members.includes(member))?.run;
  }

  /** Resolves, and never rejects, once the first batch for a member has succeeded or failed. */
  async waitForFirstBatch(member: GroupMember): Promise<void> {
    await this.arrangement;
    await this.runOf(member)?.firstBatch;
  }

  join(member: GroupMember): void {
    this.members.add(member);
    void this.regroup();
  }

  /** Resolves once nothing more is written for the member. */
  async leave(member: GroupMember): Promise<void> {
    if (this.members.delete(member)) await this.regroup();
  }

  /** Moves each member to its run. A run must not await this, because the move stops it. */
  regroup(): Promise<void> {
    // Pause, so that members that join or leave at the same time are arranged together.
    this.arrangement = this.arrangement.then(() => setImmediate()).then(() => this.assignRuns());
    return this.arrangement;
  }

  private async assignRuns(): Promise<void> {
    const current = [...this.members].filter(({ isCurrent }) => isCurrent);
    const others = [...this.members].filter(({ isCurrent }) => !isCurrent);
    if (this.current === undefined && hasMembers(this.catchingUp, current))
      [this.current, this.catchingUp] = [this.catchingUp, undefined];
    // Stop both before starting either, so that no member is in two runs.
    const [keptCurrent, keptOthers] = [await reuse(this.current, current), await reuse(this.catchingUp, others)];
    this.current = keptCurrent ?? (await this.startRun(current));
    this.catchingUp = keptOthers ?? (await this.startRun(others));
  }

  private async startRun(members: readonly GroupMember[]): Promise<GroupRun | undefined> {
    if (members.length === 0) return undefined;
    const run = new ConsumerRun(this.tools, new ProjectionConsumer(this.tools, members), (position) => {
      for (const member of members) member.onProgress(position);
    });
    await run.start();
    void run.ended.then(() => {
      if (run.finalError !== undefined) for (const member of members) member.onFailure(run.finalError);
    });
    return { members, run };
  }
}

const hasMembers = (group: GroupRun | undefined, members: readonly GroupMember[]): boolean =>
  group?.members.length === members.length && members.every((member) => group.members.includes(member));

/** Returns the run if it has exactly these members, and stops it otherwise. */
async function reuse(group: GroupRun | undefined, members: readonly GroupMember[]): Promise<GroupRun | undefined> {
  if (hasMembers(group, members)) return group;
  await group?.run.stop();
  return undefined;
}
