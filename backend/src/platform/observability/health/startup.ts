import type { FieldError } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';

/** Tracks what the start of this process still waits for. Until it is over, no request is answered that needs a store. */
@Injectable()
export class Startup {
  private readonly waiting = new Map<string, string>();

  get isOver(): boolean {
    return this.waiting.size === 0;
  }

  get reasons(): FieldError[] {
    return [...this.waiting].map(([path, message]) => ({ path, message }));
  }

  waitFor(what: string, reason: string): void {
    this.waiting.set(what, reason);
  }

  has(what: string): void {
    this.waiting.delete(what);
  }
}
