import type { Command } from './command.js';

export type Fault =
  | { readonly kind: 'drop'; readonly applied: boolean }
  | { readonly kind: 'refusal'; readonly code: number; readonly applied: boolean }
  | { readonly kind: 'write-concern-error'; readonly code: number }
  /** Reports one more write of a bulk as failed. */
  | { readonly kind: 'write-error'; readonly code: number }
  | { readonly kind: 'lost-cursor' };

type Meant = (command: Command) => boolean;

const DROPS: readonly Fault[] = [true, false].map((applied) => ({ kind: 'drop', applied }));
const refusals = (applied: boolean, ...codes: number[]): Fault[] =>
  codes.map((code) => ({ kind: 'refusal', code, applied }));

export function faultsOf(command: Command): readonly Fault[] {
  if (command.name === 'getMore') return [...DROPS, { kind: 'lost-cursor' }, ...refusals(false, 50, 11601, 11602)];
  if (!command.isWrite) return [...DROPS, ...refusals(false, 50, 91, 189, 11600, 11601, 11602, 13436)];
  const unacknowledged = [64, 91, 189, 11602].map((code): Fault => ({ kind: 'write-concern-error', code }));
  return [...DROPS, ...refusals(false, 189, 10107, 11602), ...refusals(true, 91, 11600, 11602), ...unacknowledged];
}

export class Faults {
  private readonly planned: { readonly fault: Fault; readonly isMeant: Meant; left: number }[] = [];
  private share = 0;
  private isMeant: (fault: Fault) => boolean = () => true;
  private random = () => 1;
  readonly struck = new Map<string, number>();

  plan(fault: Fault, isMeant: Meant, times = 1): void {
    this.planned.push({ fault, isMeant, left: times });
  }

  atRandom(share: number, seed: number, isMeant: (fault: Fault) => boolean = () => true): void {
    this.share = share;
    this.isMeant = isMeant;
    this.random = randomFrom(seed);
  }

  calm(): void {
    this.share = 0;
    this.planned.length = 0;
  }

  next(command: Command): Fault | undefined {
    const fault = this.nextPlanned(command) ?? this.nextAtRandom(command);
    if (fault !== undefined) this.count(fault);
    return fault;
  }

  private nextPlanned(command: Command): Fault | undefined {
    const plan = this.planned.find(({ isMeant, left }) => left > 0 && isMeant(command));
    if (plan === undefined) return undefined;
    plan.left -= 1;
    return plan.fault;
  }

  private nextAtRandom(command: Command): Fault | undefined {
    if (!command.needsPrimary && command.name !== 'getMore') return undefined;
    if (this.random() >= this.share) return undefined;
    const possible = faultsOf(command).filter(this.isMeant);
    return possible[Math.floor(this.random() * possible.length)];
  }

  private count(fault: Fault): void {
    const name = 'code' in fault ? `${fault.kind} ${fault.code}` : fault.kind;
    this.struck.set(name, (this.struck.get(name) ?? 0) + 1);
  }
}

/** Returns numbers from 0 to 1, the same sequence for each seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
