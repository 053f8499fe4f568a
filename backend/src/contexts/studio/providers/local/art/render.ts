import { svgDocument } from '@marcel/art/svg';
import sharp from 'sharp';
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';

export const documentOf = (drawing: string): Buffer => Buffer.from(svgDocument(drawing, EDGE));

export const render = (drawing: string): Promise<Buffer> =>
  sharp(documentOf(drawing), { limitInputPixels: false, unlimited: true })
    .resize(EDGE, EDGE)
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 3 })
    .toBuffer();
