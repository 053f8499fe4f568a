import { isPictureAddress, MASCOT_MESSAGES, MascotInput } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { readForm } from '../../../../platform/http/forms.js';
import { PICTURE_IN_BASE64 } from '../../../../platform/http/bodies.js';
import { propertiesOf } from '../../../../platform/openapi/request-schemas.js';
import { MascotPictures } from '../mascot-pictures.js';

/** A picture of the size limit, and what stands in front of it in a data: address. */
const DATA_URL_BYTES = PICTURE_IN_BASE64 + 100;

const { imageUrl } = propertiesOf(MascotInput);

/** One of the two fields has to be there. */
export const IMAGE_FORM = {
  fields: { ...(imageUrl && { imageUrl }) },
  files: ['image'],
  required: [],
  fieldBytes: DATA_URL_BYTES,
};

/** The form of POST /api/mascots/{id}/image: a file or an address, one of the two. */
@Injectable()
export class ImageForm {
  constructor(private readonly pictures: MascotPictures) {}

  /** The address of the picture. @throws DomainError invalid_input, too_large, unsupported_picture */
  async imageOf(request: FastifyRequest): Promise<string> {
    if (request.headers['content-type'] === undefined) throw invalid(MASCOT_MESSAGES.imageRequired);
    const { fields, files } = await readForm(request, IMAGE_FORM);
    const file = files.get('image');
    const address = fields.imageUrl?.trim() ?? '';
    if (file !== undefined && address !== '') throw invalid(MASCOT_MESSAGES.oneImage);
    if (file !== undefined) return this.pictures.fromFile(file.bytes);
    if (address === '') throw invalid(MASCOT_MESSAGES.imageRequired);
    if (!isPictureAddress(address)) throw invalid(MASCOT_MESSAGES.imageUrl);
    return this.pictures.fromAddress(address);
  }
}

const invalid = (message: string) => DomainError.fields([{ path: 'imageUrl', message }]);
