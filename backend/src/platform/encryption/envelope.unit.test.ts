import { randomBytes } from 'node:crypto';
import { encrypt, decrypt } from './envelope.js';

const key = randomBytes(32);
const text = Buffer.from('ada@example.org');

describe('an encrypted envelope', () => {
  it('opens with its key and label', () => {
    expect(decrypt(encrypt(text, key, 'submission-7'), key, 'submission-7')).toEqual(text);
  });

  it('differs each time, and does not contain its content', () => {
    const [first, second] = [encrypt(text, key, 'label'), encrypt(text, key, 'label')];
    expect(first).not.toEqual(second);
    expect(first.includes('example')).toBe(false);
  });

  it('does not open with another key, under another label, changed or cut short', () => {
    const envelope = encrypt(text, key, 'label');
    expect(() => decrypt(envelope, randomBytes(32), 'label')).toThrow();
    expect(() => decrypt(envelope, key, 'other')).toThrow();
    for (const at of [0, 12, 28]) {
      const changed = Buffer.from(envelope);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => decrypt(changed, key, 'label')).toThrow();
    }
    expect(() => decrypt(envelope.subarray(0, 20), key, 'label')).toThrow();
  });
});
