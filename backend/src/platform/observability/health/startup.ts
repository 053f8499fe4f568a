import { Injectable } from '@nestjs/common';

@Injectable()
export class Startup {
  /** Reasons by what the start still waits for. Until there are none, no request is answered that needs a store. */
  readonly pending = new Map<string, string>();

  get isComplete(): boolean {
    return this.pending.size === 0;
  }
}
