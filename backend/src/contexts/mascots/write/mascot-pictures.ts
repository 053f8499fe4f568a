import { Injectable } from '@nestjs/common';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import type { FieldKind } from '@marcel/contracts';

export function tidyField<Value>(kind: FieldKind, value: Value): Value | string | string[] {
  if (Array.isArray(value)) return value.map((text) => String(text).trim()).filter((text) => text !== '');
  return typeof value === 'string' && (kind === 'name' || kind === 'picture') ? value.trim() : value;
}

@Injectable()
export class MascotPictures {
  constructor(private readonly intake: PictureIntake) {}

  /** Stores the picture of a data: address; returns other addresses unchanged. */
  async fromAddress(address: string): Promise<string> {
    return /^data:/i.test(address) ? (await this.intake.storeDataUrl(address)).url : address;
  }

  async fromFile(bytes: Uint8Array): Promise<string> {
    return (await this.intake.store(bytes)).url;
  }
}
