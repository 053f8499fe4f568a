export const CERTIFICATE_FILE = 'log-certificate.json';
export const KEY_FILE = 'notary-key.pem';

/** How a certificate is checked in a terminal. */
export const CHECK_COMMANDS = {
  product: `npm run audit:check -w backend -- --certificate ${CERTIFICATE_FILE} --key ${KEY_FILE} --log audit-log.ndjson`,
  openssl: [
    `jq -jcS 'del(.signature)' ${CERTIFICATE_FILE} > signed.txt`,
    `jq -r .signature ${CERTIFICATE_FILE} | openssl base64 -d -A > signature.bin`,
    `openssl pkeyutl -verify -pubin -inkey ${KEY_FILE} -rawin -in signed.txt -sigfile signature.bin`,
  ].join('\n'),
} as const;

/** A public key as programs read it. @param key DER in base64 */
export const pemOf = (key: string): string => `-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----\n`;
