import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isStoredPicture } from '../pictures/rules.js';

const DATA_PICTURE = /^data:image\/[a-z0-9.+-]+;base64,[a-z0-9+/=\s]+$/i;

/** Whether a text names a picture: http, https, data:image, or the path of a stored one. */
export function isPictureAddress(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (DATA_PICTURE.test(value) || isStoredPicture(value)) return true;
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

export function IsPictureAddress(options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isPictureAddress', validator: { validate: isPictureAddress } }, options);
}
