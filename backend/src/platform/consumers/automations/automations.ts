import type { Position } from '../../event-store/event-store.js';
import type { FollowerTools } from '../projections/log-follower.js';
import { WAIT_MS, waitForAll, type Visibility } from '../projections/wait-for-all.js';
import type { Automation } from './automation.js';
import { AutomationRunner, type AutomationState } from './automation-runner.js';

/** All automations of the process. */
export class Automations {
  private readonly runners: ReadonlyMap<string, AutomationRunner>;

  constructor(tools: FollowerTools, automations: readonly Automation[]) {
    this.runners = new Map(automations.map((automation) => [automation.name, new AutomationRunner(tools, automation)]));
  }

  async start(): Promise<void> {
    for (const runner of this.runners.values()) await runner.start();
  }

  /** Resolves once the reactions at hand are done. */
  async stop(): Promise<void> {
    await Promise.all([...this.runners.values()].map((runner) => runner.stop()));
  }

  get states(): readonly AutomationState[] {
    return [...this.runners.values()].map(({ state }) => state);
  }

  /** Waits until the automations named have reacted to every event up to the position, at most `timeoutMs`. */
  waitFor(position: Position, names: readonly string[], timeoutMs = WAIT_MS): Promise<Visibility> {
    return waitForAll(
      names.map((name) => this.named(name)),
      position,
      timeoutMs,
    );
  }

  /** @throws Error for an unknown name */
  private named(name: string): AutomationRunner {
    const runner = this.runners.get(name);
    if (runner === undefined) throw new Error(`Unknown automation ${name}`);
    return runner;
  }
}
