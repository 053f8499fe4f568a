import { MAX_UPLOAD_BYTES, PICTURE_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../decider/domain-error.js';
import { unsupported } from './picture-header.js';

const DATA_PICTURE = /^data:image\/[a-z0-9.+-]+;base64,/i;

/**
 * The bytes of a `data:image/…;base64,` address.
 * @throws DomainError `unsupported_picture`, `too_large`
 */
export function bytesOfDataUrl(address: string): Buffer {
  const [prefix] = DATA_PICTURE.exec(address) ?? [];
  if (prefix === undefined) throw unsupported();
  const bytes = Buffer.from(address.slice(prefix.length), 'base64');
  if (bytes.length > MAX_UPLOAD_BYTES) throw new DomainError('too_large', PICTURE_MESSAGES.tooLarge.body);
  return bytes;
}
