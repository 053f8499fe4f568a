import type { Settings } from '../../../platform/config/settings.js';
import { SealSigner } from './seal-signer.js';

/** Undefined when no key is set. */
export const signerOf = ({ notaryKey }: Pick<Settings, 'notaryKey'>): SealSigner | undefined =>
  notaryKey && new SealSigner(notaryKey);
