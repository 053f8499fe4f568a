import type { PictureFormat } from '@marcel/contracts';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { ImageRequested } from '../../domain/artwork-requests.js';
import { RequestArtwork } from '../artwork-requests.js';

export class GenerateImage extends RequestArtwork {
  constructor(image: Omit<ImageRequested['data'], 'imageId'>, format: PictureFormat, context: CommandContext) {
    super(
      'image',
      format,
      (imageId, making) => ({ kind: 'RequestImage', data: { imageId, ...image }, making }),
      context,
    );
  }
}
