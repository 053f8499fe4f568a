import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';

const Unpictured = z.object({ id: z.int(), name: z.string(), brand: z.string() });
export type Unpictured = z.infer<typeof Unpictured>;

/** The mascots of the directory that wait for an image, in the order in which they are searched for. */
@Injectable()
export class MissingImages {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  /** The first one behind a mascot, and how many there are behind it. @throws ReadStoreUnavailable */
  async after(mascotId: number): Promise<{ readonly next: Unpictured | undefined; readonly left: number }> {
    const { documents, total } = await this.views.find(DIRECTORY_VIEW, {
      where: [
        { field: 'picture', oneOf: ['missing'] },
        { field: 'id', from: mascotId + 1 },
      ],
      sort: { field: 'id', direction: 'asc' },
      limit: 1,
    });
    const [document] = documents;
    return { next: document && Unpictured.parse(document), left: total };
  }
}
