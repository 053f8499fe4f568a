export type Outcome = 'acknowledged' | 'refused' | 'unknown';

interface Bounds {
  min: number;
  max: number;
}

export class Ledger {
  acknowledged = 0;
  readonly violations: string[] = [];
  private readonly bounds = new Map<string, Bounds>();

  /** @param facts names of what the request leaves in the log, once each, as `FACTS` builds them */
  note(outcome: Outcome, facts: readonly string[]): void {
    if (outcome === 'acknowledged') this.acknowledged += 1;
    for (const fact of facts) {
      const { min, max } = this.bounds.get(fact) ?? { min: 0, max: 0 };
      this.bounds.set(fact, {
        min: min + Number(outcome === 'acknowledged'),
        max: max + Number(outcome !== 'refused'),
      });
    }
  }

  /** Returns each fact that is missing or duplicated. @param found occurrences of each fact */
  compare(found: ReadonlyMap<string, number>): string[] {
    const wrong = [...this.bounds].flatMap(([fact, { min, max }]) => {
      const times = found.get(fact) ?? 0;
      if (times < min) return [`${fact}: acknowledged ${min} times, recorded ${times} times`];
      return times > max ? [`${fact}: asked for ${max} times, recorded ${times} times`] : [];
    });
    return [...this.violations, ...wrong];
  }
}
