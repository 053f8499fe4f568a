import { setImmediate } from 'node:timers/promises';
import type { Position } from '../../event-store/event-store.js';
import { ConsumerRun, type RunTools } from '../consumer-run.js';
import { ProjectionConsumer, type ProjectionMember, type ProjectionTools } from './projection-consumer.js';

export interface GroupTools extends RunTools, ProjectionTools {}

export interface GroupMember extends ProjectionMember {
  /** Whether queries see it, and it has been at the end of the log. */
  readonly isCurrent: boolean;
  /** Everything up to a position is taken in. */
  progress(position: Position): void;
}

interface Lane {
  readonly members: readonly GroupMember[];
  readonly run: ConsumerRun;
}

/**
 * Follows the log for all projections of this process: together for those that are current, and beside them for those that
 * catch up or are built, so that no build makes queries wait.
 */
export class ProjectionGroup {
  private readonly members = new Set<GroupMember>();
  private current: Lane | undefined;
  private catchingUp: Lane | undefined;
  private arranging: Promise<void> | undefined;
  private isStale = false;

  constructor(private readonly tools: GroupTools) {}

  runOf(member: GroupMember): ConsumerRun | undefined {
    return [this.current, this.catchingUp].find((lane) => lane?.members.includes(member))?.run;
  }

  /** Resolves once those that have joined are followed. */
  async arranged(): Promise<void> {
    await this.arranging;
  }

  join(member: GroupMember): void {
    this.members.add(member);
    void this.arrange();
  }

  /** Resolves once nothing more is written for the member. */
  async leave(member: GroupMember): Promise<void> {
    if (this.members.delete(member)) await this.arrange();
  }

  /** Lets each member be followed where it belongs by now. Not to be awaited by what a lane waits for. */
  arrange(): Promise<void> {
    this.isStale = true;
    this.arranging ??= this.untilArranged().finally(() => (this.arranging = undefined));
    return this.arranging;
  }

  private async untilArranged(): Promise<void> {
    while (this.isStale) {
      // Those that join or leave at the same time are arranged together.
      await setImmediate();
      this.isStale = false;
      await this.rearrange();
    }
  }

  private async rearrange(): Promise<void> {
    const current = [...this.members].filter(({ isCurrent }) => isCurrent);
    const others = [...this.members].filter(({ isCurrent }) => !isCurrent);
    if (this.current === undefined && hasMembers(this.catchingUp, current))
      [this.current, this.catchingUp] = [this.catchingUp, undefined];
    const [wasCurrent, wereOthers] = [this.current, this.catchingUp];
    const [keepsCurrent, keepsOthers] = [hasMembers(wasCurrent, current), hasMembers(wereOthers, others)];
    // Both stop before either starts, so that nobody is followed by two.
    if (!keepsCurrent) await wasCurrent?.run.stop();
    if (!keepsOthers) await wereOthers?.run.stop();
    if (!keepsCurrent) this.current = await this.follow(current);
    if (!keepsOthers) this.catchingUp = await this.follow(others);
  }

  private async follow(members: readonly GroupMember[]): Promise<Lane | undefined> {
    if (members.length === 0) return undefined;
    const run = new ConsumerRun(this.tools, new ProjectionConsumer(this.tools, members), (position) => {
      for (const member of members) member.progress(position);
    });
    await run.start();
    void run.ended().then(() => {
      if (run.failure !== undefined) for (const member of members) member.fail(run.failure);
    });
    return { members, run };
  }
}

const hasMembers = (lane: Lane | undefined, members: readonly GroupMember[]): boolean =>
  lane?.members.length === members.length && members.every((member) => lane.members.includes(member));
