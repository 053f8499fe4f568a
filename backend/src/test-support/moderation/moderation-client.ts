import {
  fillPath,
  HEADERS,
  ModeratedItem,
  ModerationQueue,
  ROUTES,
  type ItemKind,
  type ItemName,
  type ModerationAction,
} from '@marcel/contracts';
import type { RestAnswer, RestClient } from '../rest-client.js';

const REPORT_ROUTES = {
  comment: ROUTES.commentReport,
  hug: ROUTES.hugReport,
  image: ROUTES.imageReport,
  mascot: ROUTES.mascotReport,
} as const satisfies Record<ItemKind, string>;

/** Makes a product tell visitors apart by what they say of their address. */
export const TELLS_VISITORS_APART = { TRUST_PROXY: 'on' } as const;

/** Reports as visitors do, each from a network of its own, and judges as admins do. */
export class ModerationClient {
  private visitors = 0;

  constructor(private readonly rest: RestClient) {}

  report({ kind, id }: ItemName, json: object = { reason: 'spam' }, visitor = this.another()): Promise<RestAnswer> {
    const headers = { 'x-forwarded-for': `198.51.100.${visitor}` };
    return this.rest.call('POST', fillPath(REPORT_ROUTES[kind], { id }), { json, headers });
  }

  /** As many visitors report it as it takes to hold it. */
  async hold(item: ItemName): Promise<void> {
    for (let visitor = 1; visitor <= 3; visitor += 1) await this.report(item);
  }

  judge({ kind, id }: ItemName, action: ModerationAction, admin?: string): Promise<RestAnswer> {
    const path = fillPath(ROUTES.moderationAct, { kind, id, action });
    const json = { reason: 'Looked at' };
    if (admin === undefined) return this.rest.call('POST', path, { admin: true, json });
    return this.rest.call('POST', path, { json, headers: { [HEADERS.adminToken]: admin } });
  }

  judgeAll(items: readonly ItemName[], action: ModerationAction): Promise<RestAnswer> {
    return this.rest.call('POST', ROUTES.moderation, { admin: true, json: { items, action, reason: 'Looked at' } });
  }

  async find({ kind, id }: ItemName): Promise<ModeratedItem> {
    const path = fillPath(ROUTES.moderatedItem, { kind, id });
    return ModeratedItem.parse((await this.rest.get(path, { admin: true })).body);
  }

  async queue(query = ''): Promise<ModerationQueue> {
    return ModerationQueue.parse((await this.rest.get(`${ROUTES.moderation}${query}`, { admin: true })).body);
  }

  private another(): number {
    return (this.visitors += 1);
  }
}
