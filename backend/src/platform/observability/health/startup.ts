import { Injectable } from '@nestjs/common';

@Injectable()
export class Startup {
  /** What the start of this process still waits for, with the reason. Until then, no request is answered that needs a store. */
  readonly waitsFor = new Map<string, string>();

  get isOver(): boolean {
    return this.waitsFor.size === 0;
  }
}
