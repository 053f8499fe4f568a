import { STUDIO_DEFAULTS } from '@marcel/contracts';
import type { PictureSources } from '../picture-sources.js';
import type { Commission } from '../../domain/next-step.js';
import { ProviderFailure } from '../errors.js';
import type { Job, PictureProvider, ProvidedPicture } from '../picture-provider.js';
import type { PictureOrder } from './composing/compose.js';
import type { Composers } from './composing/composers.js';

/** A picture follows from its commission alone, so that there is nothing to remember between order and collection. */
const JOB: Job = { id: 'composed-here', materials: [] };

/** Draws pictures itself, from our own art of Marcel and what the visitor brought. */
export class LocalProvider implements PictureProvider {
  readonly name = 'local';
  readonly paid = false;
  readonly repeatable = true;
  readonly models = [STUDIO_DEFAULTS.modelId];

  constructor(
    private readonly sources: PictureSources,
    private readonly composers: Composers,
  ) {}

  /** Whatever it is called, the picture is the same. */
  offers(): boolean {
    return true;
  }

  async submit(_commission: Commission, intend: () => Promise<void>): Promise<Job> {
    await intend();
    return JOB;
  }

  async collect(_jobId: string, commission: Commission, signal: AbortSignal): Promise<ProvidedPicture> {
    const order = await this.orderOf(commission);
    try {
      return { bytes: await this.composers.compose(order, signal), sourceUrl: null };
    } catch (cause) {
      if (signal.aborted) throw cause;
      throw new ProviderFailure('internal', String(cause), { cause });
    }
  }

  close(): Promise<void> {
    return this.composers.close();
  }

  private async orderOf({ subject, generation: { seed } }: Commission): Promise<PictureOrder> {
    switch (subject.kind) {
      case 'hug': {
        const { userName: name, portraitUrl, mascotPictureUrl, characterName } = subject;
        const character = mascotPictureUrl === null ? undefined : await this.sources.bytesAt(mascotPictureUrl);
        const portrait = await this.sources.bytesAt(portraitUrl);
        return { kind: 'hug', seed, name, portrait, character, ...(characterName !== null && { characterName }) };
      }
      case 'drawing':
        return { kind: 'drawing', seed, drawing: await this.sources.bytesAt(subject.drawingUrl) };
      case 'image':
        return { kind: 'image', seed, prompt: subject.prompt };
    }
  }
}
