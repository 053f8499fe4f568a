import {
  fillPath,
  type GenerationStatus,
  isSettled,
  type MineItem,
  type MineRecord,
  type MineState,
  PAGES,
  ROUTES,
  windowPage,
  ErrorBody,
  MINE_MESSAGES,
  MineExport,
  MINE_KINDS,
  MineList,
  MineQuery,
  MINE_PAGE,
} from '@marcel/contracts';
import { Injectable, Get, Header, Inject } from '@nestjs/common';
import { OWNED_VIEW, OwnedDocument } from './owned.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { CommentReader } from '../../comments/index.js';
import { MascotReader } from '../../mascots/index.js';
import { ArtworkReader } from '../../studio/index.js';
import { SubmissionReader } from '../../submissions/index.js';
import { PrivateLink } from '../../../platform/http/caching.js';
import { Owner, ReadsOwnerKey } from '../../../platform/http/ownership.js';
import { JsonResponse, QueryParameters, RestController } from '../../../platform/openapi/decorators.js';
import { SignedPictureUrls } from '../../../platform/pictures/signed-picture-urls.js';
import { nextAfter } from '../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';

const DOWNLOAD_PREFIXES = { hug: 'hug', drawing: 'drawing', image: 'gen' } as const;

function artworkFields(
  kind: keyof typeof DOWNLOAD_PREFIXES,
  { itemId, visibility }: OwnedDocument,
  { status, url }: { readonly status: GenerationStatus; readonly url: string | null },
): Pick<MineItem, 'pictureUrl' | 'state' | 'downloadPath'> {
  const state = toMineState(visibility, status);
  if (visibility !== 'shown' || url === null) return { pictureUrl: null, downloadPath: null, state };
  const id = `${DOWNLOAD_PREFIXES[kind]}-${itemId}`;
  return { pictureUrl: url, downloadPath: fillPath(ROUTES.download, { id }), state };
}

function toMineState(visibility: OwnedDocument['visibility'], status: GenerationStatus): MineState {
  if (visibility !== 'shown') return visibility;
  if (!isSettled(status)) return 'generating';
  return status === 'failed' ? 'failed' : 'shown';
}

interface OwnedItem {
  readonly item: MineItem;
  readonly record: MineRecord;
}

type DescribedItem = Omit<MineItem, 'kind' | 'id' | 'createdAt'> & Pick<OwnedItem, 'record'>;

@Injectable()
export class OwnedItemReader {
  constructor(
    private readonly comments: CommentReader,
    private readonly mascots: MascotReader,
    private readonly artworks: ArtworkReader,
    private readonly submissions: SubmissionReader,
    private readonly signedUrls: SignedPictureUrls,
  ) {}

  /** Returns undefined for an item that was removed after the view was read. */
  find(owned: OwnedDocument): Promise<OwnedItem | undefined> {
    return ifFound(async () => {
      const { record, ...description } = await this.describeItem(owned);
      const { kind, itemId: id, createdAt } = owned;
      return { item: { kind, id, ...description, createdAt }, record };
    });
  }

  private describeItem(owned: OwnedDocument): Promise<DescribedItem> {
    switch (owned.kind) {
      case 'comment':
        return this.describeComment(owned);
      case 'hug':
      case 'drawing':
        return this.describeHug(owned, owned.kind);
      case 'image':
        return this.describeImage(owned);
      case 'submission':
        return this.describeSubmission(owned.itemId);
    }
  }

  private async describeComment({ itemId, visibility: state }: OwnedDocument): Promise<DescribedItem> {
    const record = await this.comments.find(itemId);
    const mascot = await ifFound(() => this.mascots.find(record.mascotId));
    const title = mascot?.name ?? 'A mascot';
    const path = mascot === undefined ? null : fillPath(PAGES.mascot, { slug: mascot.slug });
    return { title, path, text: record.content, pictureUrl: null, state, downloadPath: null, record };
  }

  private async describeHug(owned: OwnedDocument, kind: 'hug' | 'drawing'): Promise<DescribedItem> {
    const record = await this.artworks.findHug(owned.itemId);
    const { status, userName, characterName, failureReason: text, storagePaths } = record;
    const names = characterName ? `${userName} and ${characterName}` : userName;
    const target =
      kind === 'hug' ? { title: names, path: PAGES.hugs } : { title: 'Drawing', path: windowPage('gallery') };
    return { ...target, text, ...artworkFields(kind, owned, { status, url: storagePaths[0] ?? null }), record };
  }

  private async describeImage(owned: OwnedDocument): Promise<DescribedItem> {
    const record = await this.artworks.findImage(owned.itemId);
    const { status, prompt: text, storagePath: url } = record;
    const fields = artworkFields('image', owned, { status, url });
    return { title: 'Image', path: PAGES.imageGenerator, text, ...fields, record };
  }

  private async describeSubmission(id: number): Promise<DescribedItem> {
    // The signed address is for admins only: anybody who has it can see a hidden picture.
    const submission = await this.submissions.find(id);
    const { signedImageUrl: _image, email: _email, linkedinUrl: _profile, ...record } = submission;
    const { payload, imageUrl, status: state, mascotSlug: slug } = record;
    const isPrivate = imageUrl !== null && state !== 'approved';
    const pictureUrl = isPrivate ? this.signedUrls.sign(imageUrl, new Date(), 'submitter') : imageUrl;
    const path = slug === null ? null : fillPath(PAGES.mascot, { slug });
    const { name: title, visualDesc: text } = payload;
    return { title, text, pictureUrl, state, path, downloadPath: null, record };
  }
}

async function ifFound<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return undefined;
    throw error;
  }
}

interface OwnedItemPage {
  readonly items: readonly OwnedItem[];
  readonly total: number;
  readonly next: string | null;
}

@JsonResponse(ErrorBody, 'ErrorBody', 401)
@RestController('mine')
export class MineController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly reader: OwnedItemReader,
  ) {}

  @Get(ROUTES.mine)
  @PrivateLink()
  @ReadsOwnerKey()
  @JsonResponse(MineList, 'MineList')
  async list(@Owner() owner: string | undefined, @QueryParameters() request: MineQuery): Promise<MineList> {
    const { items, total, next } = await this.find(requireOwner(owner), request);
    return { items: items.map(({ item }) => item), total, next };
  }

  @Get(ROUTES.mineExport)
  @PrivateLink()
  @Header('content-disposition', 'attachment; filename="my-things.json"')
  @ReadsOwnerKey()
  @JsonResponse(MineExport, 'MineExport')
  async export(@Owner() owner: string | undefined): Promise<MineExport> {
    const items: MineExport['items'] = [];
    let [total, after]: [number, string | undefined] = [0, undefined];
    do {
      const limit = Math.min(MINE_PAGE.limitMax, MINE_PAGE.exported - items.length);
      const page: OwnedItemPage = await this.find(requireOwner(owner), { limit, after });
      items.push(...page.items.map(({ item, record }) => ({ ...item, record })));
      [total, after] = [page.total, page.next ?? undefined];
    } while (after !== undefined && items.length < MINE_PAGE.exported);
    return { exportedAt: new Date().toISOString(), total, items };
  }

  private async find(owner: string, { limit, after, kinds = MINE_KINDS.join() }: MineQuery): Promise<OwnedItemPage> {
    const sort = { field: 'createdAt', direction: 'desc' } as const;
    const where = [
      { field: 'owner', oneOf: [owner] },
      { field: 'kind', oneOf: kinds.split(',') },
    ];
    const query = { where, sort, limit, after };
    const { documents, total } = await this.views.find(OWNED_VIEW, query);
    const items = await Promise.all(documents.map((document) => this.reader.find(OwnedDocument.parse(document))));
    return { items: items.filter((item) => item !== undefined), total, next: nextAfter(query, documents) };
  }
}

function requireOwner(owner: string | undefined): string {
  if (owner === undefined) throw new DomainError('unauthorised', MINE_MESSAGES.keyMissing);
  return owner;
}
