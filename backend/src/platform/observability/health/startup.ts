import { Injectable } from '@nestjs/common';

@Injectable()
export class Startup {
  /** Reasons why the start still waits, by what it waits for. Until it is empty, requests that need a store get 503. */
  readonly pending = new Map<string, string>();

  get isComplete(): boolean {
    return this.pending.size === 0;
  }
}
