import { fillPath, HEADERS, ModeratedItem, ModerationOutcome, ModerationQueue, ROUTES } from '@marcel/contracts';
import type { ItemKind, ItemRef, ModerationAction } from '@marcel/contracts';
import { randomBytes } from 'node:crypto';
import type { RestAnswer, RestClient } from '../rest-client.js';

const REPORT_ROUTES = {
  comment: ROUTES.commentReport,
  hug: ROUTES.hugReport,
  image: ROUTES.imageReport,
  mascot: ROUTES.mascotReport,
} as const satisfies Record<ItemKind, string>;

export class ModerationClient {
  private visitors = 0;
  /** Differs for each client, because verdicts on the reports of one test weigh on later ones of the same networks. */
  private readonly range = `fd${randomBytes(3).toString('hex')}`.replace(/(?=.{4}$)/, ':');

  constructor(private readonly rest: RestClient) {}

  report({ kind, id }: ItemRef, json: object = { reason: 'spam' }, visitor = this.another()): Promise<RestAnswer> {
    const headers = { 'x-forwarded-for': `${this.range}:${visitor}::1` };
    return this.rest.call('POST', fillPath(REPORT_ROUTES[kind], { id }), { json, headers });
  }

  async hold(item: ItemRef): Promise<void> {
    for (let visitor = 1; visitor <= 3; visitor += 1) await this.report(item);
  }

  async moderate({ kind, id }: ItemRef, action: ModerationAction, admin?: string, round?: number): Promise<RestAnswer> {
    const json = { items: [{ kind, id, round }], action, reason: 'Looked at' };
    const access = admin === undefined ? { admin: true } : { headers: { [HEADERS.adminToken]: admin } };
    const answer = await this.rest.call('POST', ROUTES.moderation, { ...access, json });
    if (answer.status >= 400) return answer;
    const { decided, failed } = ModerationOutcome.parse(answer.body);
    const [failure] = failed;
    if (failure === undefined) return { ...answer, body: decided[0] };
    return { ...answer, status: failure.code === 'not_found' ? 404 : 409, body: failure };
  }

  moderateAll(items: readonly ItemRef[], action: ModerationAction): Promise<RestAnswer> {
    return this.rest.call('POST', ROUTES.moderation, { admin: true, json: { items, action, reason: 'Looked at' } });
  }

  async find({ kind, id }: ItemRef): Promise<ModeratedItem> {
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
