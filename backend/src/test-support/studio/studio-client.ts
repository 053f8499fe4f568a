import {
  fillPath,
  GeneratedImage,
  Hug,
  HugList,
  GeneratedImageList,
  isSettled,
  ROUTES,
  STUDIO_FILES,
} from '@marcel/contracts';
import { pause } from '../pause.js';
import type { RestAnswer, RestClient } from '../rest-client.js';

export class StudioClient {
  /** @param headers of each order */
  constructor(
    private readonly rest: RestClient,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  hug(fields: Readonly<Record<string, string | Buffer>>): Promise<RestAnswer> {
    return this.rest.call('POST', ROUTES.hugCreate, { form: formOf(fields), headers: this.headers });
  }

  drawing(fields: Readonly<Record<string, string | Buffer>>): Promise<RestAnswer> {
    return this.rest.call('POST', ROUTES.drawingCreate, { form: formOf(fields) });
  }

  image(json: unknown): Promise<RestAnswer> {
    return this.rest.call('POST', ROUTES.imageCreate, { json, headers: this.headers });
  }

  reroll(id: number): Promise<RestAnswer> {
    return this.rest.call('POST', fillPath(ROUTES.hugReroll, { id }));
  }

  async hugs(query = ''): Promise<HugList> {
    return HugList.parse((await this.rest.get(ROUTES.hugs + query)).body);
  }

  async images(query = ''): Promise<GeneratedImageList> {
    return GeneratedImageList.parse((await this.rest.get(ROUTES.images + query)).body);
  }

  async finishedHug(userName: string, portrait: Buffer): Promise<Hug> {
    const answer = await this.hug({ userName, [STUDIO_FILES.portrait]: portrait });
    return this.settledHug(Hug.parse(answer.body).id);
  }

  async finishedImage(json: unknown): Promise<GeneratedImage> {
    return this.settledImage(GeneratedImage.parse((await this.image(json)).body).id);
  }

  settledHug(id: number): Promise<Hug> {
    return settled(id, () => this.hugs());
  }

  settledImage(id: number): Promise<GeneratedImage> {
    return settled(id, () => this.images());
  }
}

async function settled<Item extends Pick<Hug, 'id' | 'status'>>(
  id: number,
  list: () => Promise<{ readonly items: readonly Item[] }>,
): Promise<Item> {
  for (;;) {
    const item = (await list()).items.find((one) => one.id === id);
    if (item !== undefined && isSettled(item.status)) return item;
    await pause();
  }
}

function formOf(fields: Readonly<Record<string, string | Buffer>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, new Blob([new Uint8Array(value)]), `${name}.jpg`);
  }
  return form;
}
