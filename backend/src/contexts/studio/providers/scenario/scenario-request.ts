import { hugging, POSE_SIZE } from '@marcel/art/poses';
import { svgDocument } from '@marcel/art/svg';
import sharp from 'sharp';
import type { ScenarioSettings } from '../../../../platform/config/settings.js';
import type { PictureRequest } from '../../domain/next-step.js';
import type { PictureSources } from '../picture-provider.js';

export type ScenarioModels = Pick<ScenarioSettings, 'model' | 'editModel' | 'offered'>;

interface ScenarioRequest {
  readonly model: string;
  readonly prompt: string;
  readonly references: readonly ReferencePicture[];
}

export interface ReferencePicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Width and height limit of a reference picture, in pixels: keeps it below the 6 MiB in base64 that Scenario accepts. */
const REFERENCE_EDGE = 1024;

const STYLE = 'Warm, cheerful cartoon style with bold outlines, soft light, square picture, no text.';
const MARCEL = 'Marcel, a blue dog with a beige muzzle, one folded ear and a tag with an M on his collar';

/** Translates a picture request for Scenario. @throws ProviderFailure `sourceGone` */
export async function toScenarioRequest(
  { subject, generation }: PictureRequest,
  { model, editModel, offered }: ScenarioModels,
  sources: PictureSources,
): Promise<ScenarioRequest> {
  switch (subject.kind) {
    case 'hug': {
      const { portraitUrl, mascotPictureUrl } = subject;
      const hugger =
        mascotPictureUrl === null ? `${MARCEL}, of the second picture` : 'the character of the second picture';
      return {
        model: editModel,
        prompt: `The person of the first picture is hugged tightly by ${hugger}. Both are happy. ${STYLE}`,
        references: [
          { name: 'portrait', bytes: await fitReference(await sources.readBytes(portraitUrl)) },
          mascotPictureUrl === null
            ? { name: 'marcel', bytes: await renderMarcel() }
            : { name: 'character', bytes: await fitReference(await sources.readBytes(mascotPictureUrl)) },
        ],
      };
    }
    case 'drawing':
      return {
        model: editModel,
        prompt: `${subject.prompt} ${MARCEL}, of the second picture, takes the pose of the drawing in the first. ${STYLE}`,
        references: [
          { name: 'drawing', bytes: await fitReference(await sources.readBytes(subject.drawingUrl)) },
          { name: 'marcel', bytes: await renderMarcel() },
        ],
      };
    case 'image':
      return {
        // Uses the default if the requested model is no longer offered.
        model: offered.includes(subject.modelId) ? subject.modelId : model,
        prompt: generation.improvedPrompt ?? subject.prompt,
        references: [],
      };
  }
}

const fitReference = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes)
    .resize(REFERENCE_EDGE, REFERENCE_EDGE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();

const renderMarcel = (): Promise<Buffer> =>
  sharp(Buffer.from(svgDocument(hugging(), POSE_SIZE)))
    .resize(REFERENCE_EDGE, REFERENCE_EDGE)
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
