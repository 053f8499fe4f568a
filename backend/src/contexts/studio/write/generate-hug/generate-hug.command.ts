import { STUDIO_DEFAULTS } from '@marcel/contracts';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { HugRequested } from '../../domain/artwork-requests.js';
import { RequestArtwork } from '../artwork-requests.js';

export class GenerateHug extends RequestArtwork {
  constructor(hug: Omit<HugRequested['data'], 'hugId'>, context: CommandContext) {
    super(
      'hug',
      STUDIO_DEFAULTS.format,
      (hugId, making) => ({ kind: 'RequestHug', data: { hugId, ...hug }, making }),
      context,
    );
  }
}
