import { within } from '../../turns/within.js';
import type { HealthCheck } from './health-check.js';

/** Longer than a check takes whose stores are well; whoever probes has given up soon after. */
const PROBE_MS = 5_000;

/**
 * A check as probes ask for it: answered in time, though a store that hangs is waited for much longer, and asked once at a time, however
 * many probe meanwhile.
 */
export class ProbedCheck {
  private asked: Promise<string | undefined> | undefined;

  constructor(
    readonly check: HealthCheck,
    private readonly probeMs = PROBE_MS,
  ) {}

  /** What is wrong; undefined when all is well. */
  async problem(): Promise<string | undefined> {
    this.asked ??= this.ask();
    return within(this.asked, this.probeMs).catch(() => `no answer within ${this.probeMs / 1000} s`);
  }

  private async ask(): Promise<string | undefined> {
    try {
      return await this.check.check();
    } catch {
      return 'the check itself failed';
    } finally {
      this.asked = undefined;
    }
  }
}
