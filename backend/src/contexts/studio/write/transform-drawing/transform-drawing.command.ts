import { STUDIO_DEFAULTS } from '@marcel/contracts';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { DrawingSubmitted } from '../../domain/artwork-requests.js';
import { RequestArtwork } from '../artwork-requests.js';

export class TransformDrawing extends RequestArtwork {
  constructor(drawing: Omit<DrawingSubmitted['data'], 'hugId'>, context: CommandContext) {
    super(
      'hug',
      STUDIO_DEFAULTS.format,
      (hugId, making) => ({ kind: 'SubmitDrawing', data: { hugId, ...drawing }, making }),
      context,
    );
  }
}
