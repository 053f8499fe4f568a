import { Injectable } from '@nestjs/common';
import type { HealthCheck } from '../observability/health/health-check.js';
import { PictureRoom } from './picture-room.js';

const WORDS = {
  disk: 'The disk of the pictures is nearly full: uploads are refused, reads go on',
  in_all: 'The pictures take as much as they may: uploads are refused, reads go on',
} as const;

@Injectable()
export class RoomHealth implements HealthCheck {
  readonly name = 'pictures';
  readonly optional = true;

  constructor(private readonly room: PictureRoom) {}

  async check(): Promise<string | undefined> {
    const lack = await this.room.lackOf(0);
    return lack && WORDS[lack];
  }
}
