import { isStoredPicture } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { ACCESS_TOKENS, type AccessTokens } from '../config/access-tokens.js';
import { isSameSecret } from '../config/same-secret.js';
import { derivedKey } from '../encryption/envelope.js';

const HOUR_MS = 60 * 60 * 1000;

export const SIGNATURE_PARAMETER = 'signature';

/** Submitters see their picture while it is private, and admins also what is withheld. */
export const VIEWERS = ['admin', 'submitter'] as const;
type Viewer = (typeof VIEWERS)[number];

/**
 * Signs addresses of hidden pictures, because browsers send no token when they load a picture. A signature expires
 * after one to two hours, and stays the same until the full hour.
 */
@Injectable()
export class SignedPictureUrls {
  private readonly key: () => Buffer;

  constructor(@Inject(ACCESS_TOKENS) { admin }: Pick<AccessTokens, 'admin'>) {
    this.key = derivedKey(admin, 'signed picture URLs');
  }

  sign(url: string, now: Date, viewer: Viewer = 'admin'): string {
    if (!isStoredPicture(url)) return url;
    const until = (Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS;
    return `${url}?${SIGNATURE_PARAMETER}=${until}.${this.signatureOf(url, until, viewer)}`;
  }

  isValid(url: string, parameter: string, now: Date, viewer: Viewer = 'admin'): boolean {
    const [until = '', signature = ''] = parameter.split('.');
    return Number(until) > now.getTime() && isSameSecret(signature, this.signatureOf(url, Number(until), viewer));
  }

  private signatureOf(url: string, until: number, viewer: Viewer): string {
    return createHmac('sha256', this.key()).update(`${url} ${until} ${viewer}`).digest('base64url');
  }
}
