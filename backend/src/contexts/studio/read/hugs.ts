import { type Hug, HUG_KINDS, HugList, ListHugsQuery, ROUTES } from '@marcel/contracts';
import { Get, Inject } from '@nestjs/common';
import { CachedView } from '../../../platform/http/caching.js';
import { JsonResponse, QueryParameters, RestController } from '../../../platform/openapi/decorators.js';
import { type Document, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { ARTWORKS_VIEW, toUrls, findArtworks, HugDocument, parsePictures, commonFields } from './artworks.js';

export function toHug(document: Document): Hug {
  const hug = HugDocument.parse(document);
  const { userName, characterName, profilePictureUrl, mascotPictureUrl } = hug;
  const pictures = parsePictures(document);
  return {
    ...commonFields(hug),
    userName,
    characterName,
    profilePictureUrl,
    mascotPictureUrl,
    generatedImages: toUrls(pictures, hug),
    storagePaths: pictures.map(({ url }) => url),
    preservedCount: hug.preserved,
  };
}

@RestController('studio')
export class HugsController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.hugs)
  @CachedView(ARTWORKS_VIEW)
  @JsonResponse(HugList, 'HugList')
  async list(@QueryParameters() request: ListHugsQuery): Promise<HugList> {
    const kinds = request.kind === undefined ? HUG_KINDS : [request.kind];
    const { documents, ...page } = await findArtworks(this.views, kinds, request);
    return { items: documents.map(toHug), ...page };
  }
}
