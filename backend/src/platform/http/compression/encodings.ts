import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Of smaller ones nothing is gained. */
export const WORTH_COMPRESSING = 1024;

const REFUSED = /^q=0(?:\.0*)?$/i;

/** @param quality of brotli: more takes longer than it saves for what is sent once */
export const compress: Record<Encoding, (bytes: Buffer | string, quality?: number) => Promise<Buffer>> = {
  br: (bytes, quality = 5) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** The best that a client names; undefined: it takes none of ours. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const named = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => REFUSED.test(parameter)))
    .map(([name]) => name);
  return ENCODINGS.find((encoding) => named.includes(encoding));
}
