/** A new id of 32 hexadecimal digits that nobody else has. Works without a secure context, too. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
