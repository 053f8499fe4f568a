import { Injectable } from '@nestjs/common';

@Injectable()
export class Startup {
  /** Reasons by what the start still waits for. Until there are none, no request is answered that needs a store. */
  readonly waitsFor = new Map<string, string>();

  get isOver(): boolean {
    return this.waitsFor.size === 0;
  }
}
