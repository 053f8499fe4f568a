import {
  Comment,
  fillPath,
  HEADERS,
  Hug,
  MineExport,
  MineList,
  ROUTES,
  STUDIO_FILES,
  SubmissionReceipt,
  type MineKind,
} from '@marcel/contracts';
import { newOwnerKey } from '../platform/http/ownership.js';
import { submissionForm, type RestAnswer, type RestClient } from './rest-client.js';

const ROUTE_OF = {
  comment: ROUTES.comment,
  hug: ROUTES.hug,
  drawing: ROUTES.hug,
  image: ROUTES.image,
  submission: ROUTES.submission,
} as const satisfies Record<MineKind, string>;

export class TestVisitor {
  constructor(
    private readonly rest: RestClient,
    readonly key = newOwnerKey(),
  ) {}

  async comment(mascotId: number, content = 'Lovely', author = 'Ada'): Promise<Comment> {
    const json = { author, content };
    return Comment.parse((await this.send('POST', fillPath(ROUTES.mascotComments, { id: mascotId }), { json })).body);
  }

  async hug(portrait: Buffer, userName = 'Ada'): Promise<Hug> {
    const form = new FormData();
    form.set('userName', userName);
    form.set(STUDIO_FILES.portrait, new Blob([new Uint8Array(portrait)]), 'portrait.jpg');
    return Hug.parse((await this.send('POST', ROUTES.hugCreate, { form })).body);
  }

  async submission(name: string): Promise<SubmissionReceipt> {
    const form = submissionForm({ name });
    return SubmissionReceipt.parse((await this.send('POST', ROUTES.submissions, { form })).body);
  }

  send(method: string, path: string, content: { json?: object; form?: FormData } = {}): Promise<RestAnswer> {
    return this.rest.call(method, path, { ...content, headers: { [HEADERS.ownerKey]: this.key } });
  }

  deleteItem(kind: MineKind, id: number): Promise<RestAnswer> {
    return this.send('DELETE', fillPath(ROUTE_OF[kind], { id }));
  }

  async mine(query = ''): Promise<MineList> {
    return MineList.parse((await this.send('GET', ROUTES.mine + query)).body);
  }

  async export(): Promise<MineExport> {
    return MineExport.parse((await this.send('GET', ROUTES.mineExport)).body);
  }
}
