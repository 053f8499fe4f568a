import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameSecret } from '../../platform/config/same-secret.js';
import { derivedKey } from '../../platform/encryption/envelope.js';

const Content = z.object({ frontend: z.string(), release: z.string(), until: z.int() });

/** `until` is in milliseconds since 1970. */
export type PreviewContent = z.infer<typeof Content>;

export class PreviewLinks {
  private readonly key: () => Buffer;

  constructor(secret: string) {
    this.key = derivedKey(secret, 'preview links');
  }

  sign(content: PreviewContent): string {
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${text}.${this.signatureOf(text)}`;
  }

  /** Returns undefined for a link that is invalid or expired. */
  verify(link: string, now: Date): PreviewContent | undefined {
    const [text = '', signature = '', ...others] = link.split('.');
    if (others.length > 0 || !isSameSecret(signature, this.signatureOf(text))) return undefined;
    const content = Content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return content.until > now.getTime() ? content : undefined;
  }

  private signatureOf(text: string): string {
    return createHmac('sha256', this.key()).update(text).digest('base64url');
  }
}
