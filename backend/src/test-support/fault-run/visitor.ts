import { fillPath, GeneratedImage, HEADERS, ROUTES, SubmissionReceipt } from '@marcel/contracts';
import { randomUUID } from 'node:crypto';
import type { Random } from '../../contexts/studio/providers/local/random.js';
import { pause } from '../pause.js';
import { submissionForm, type RestAnswer, type RestClient, type RestOptions } from '../rest-client.js';
import { FACTS } from './facts.js';
import type { Ledger, Outcome } from './ledger.js';

/** Time after which a visitor repeats a request under the same key. */
const PATIENCE_MS = 15_000;
const MAX_ATTEMPTS = 8;

export interface VisitorTools {
  readonly clients: readonly RestClient[];
  readonly mascots: readonly number[];
  readonly ledger: Ledger;
  readonly pending: { id: number; name: string }[];
}

interface Response {
  readonly outcome: Outcome;
  /** Empty when the product accepted a write that it cannot show yet. */
  readonly body: unknown;
}

/** Uses the product as browsers do: repeats requests without a response under the same idempotency key. */
export class Visitor {
  private actions = 0;

  constructor(
    private readonly name: string,
    private readonly tools: VisitorTools,
    private readonly random: Random,
  ) {}

  async act(): Promise<void> {
    this.actions += 1;
    const mark = `${this.name}.${this.actions}`;
    const kind = this.random.below(100);
    if (kind < 40) return this.like();
    if (kind < 65) return this.comment(mark);
    if (kind < 75) return this.edit(mark);
    if (kind < 88) return this.submit(mark);
    if (kind < 98) return this.decide();
    return this.order(mark);
  }

  private async like(): Promise<void> {
    const id = this.mascot();
    const { outcome } = await this.send('POST', fillPath(ROUTES.mascotLike, { id }));
    this.tools.ledger.note(outcome, [FACTS.liked(id)]);
  }

  private async comment(mark: string): Promise<void> {
    const path = fillPath(ROUTES.mascotComments, { id: this.mascot() });
    const { outcome } = await this.send('POST', path, () => ({ json: { author: 'Grace', content: mark } }));
    this.tools.ledger.note(outcome, [FACTS.commented(mark)]);
  }

  private async edit(mark: string): Promise<void> {
    const path = fillPath(ROUTES.mascot, { id: this.mascot() });
    const { outcome } = await this.send('PUT', path, () => ({ admin: true, json: { visualDesc: mark } }), [409]);
    this.tools.ledger.note(outcome, [FACTS.edited(mark)]);
  }

  private async submit(mark: string): Promise<void> {
    const name = `Mascot ${mark}`;
    const form = () => ({ form: submissionForm({ name, brand: `Brand ${mark}` }) });
    const { outcome, body } = await this.send('POST', ROUTES.submissions, form);
    this.tools.ledger.note(outcome, [FACTS.submitted(name)]);
    const { data: receipt } = SubmissionReceipt.safeParse(body);
    if (receipt !== undefined) this.tools.pending.push({ id: receipt.id, name });
  }

  private async decide(): Promise<void> {
    const [submission] = this.tools.pending.splice(this.random.below(this.tools.pending.length), 1);
    if (submission === undefined) return;
    const { id, name } = submission;
    if (this.random.chance(0.6)) {
      const json = {};
      const { outcome } = await this.send('PUT', fillPath(ROUTES.submissionApprove, { id }), () => ({
        admin: true,
        json,
      }));
      this.tools.ledger.note(outcome, [FACTS.approved(id), FACTS.published(name)]);
    } else {
      const json = { adminNotes: 'No mascot' };
      const { outcome } = await this.send('PUT', fillPath(ROUTES.submissionReject, { id }), () => ({
        admin: true,
        json,
      }));
      this.tools.ledger.note(outcome, [FACTS.rejected(id)]);
    }
  }

  private async order(mark: string): Promise<void> {
    const prompt = `A castle for ${mark}`;
    const { outcome, body } = await this.send('POST', ROUTES.imageCreate, () => ({ json: { prompt } }));
    const { data: image } = GeneratedImage.safeParse(body);
    this.tools.ledger.note(outcome, [FACTS.ordered(prompt), ...(image ? [FACTS.settled(image.id)] : [])]);
  }

  private mascot(): number {
    return this.tools.mascots[this.random.below(this.tools.mascots.length)] ?? 1;
  }

  /** @param refusals expected error statuses; any other is recorded as a complaint */
  private async send(
    method: string,
    path: string,
    request: () => RestOptions = () => ({}),
    refusals: readonly number[] = [],
  ): Promise<Response> {
    const headers = { [HEADERS.idempotencyKey]: randomUUID() };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const client = this.tools.clients[this.random.below(this.tools.clients.length)];
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await client?.call(method, path, { ...request(), headers, signal }).catch(() => undefined);
      if (answer !== undefined && answer.status < 500) return this.toOutcome(answer, `${method} ${path}`, refusals);
      await pause();
    }
    return { outcome: 'unknown', body: undefined };
  }

  private toOutcome({ status, body }: RestAnswer, request: string, refusals: readonly number[]): Response {
    if (status < 300) return { outcome: 'acknowledged', body };
    if (!refusals.includes(status)) this.tools.ledger.violations.push(`${request}: ${status} ${JSON.stringify(body)}`);
    return { outcome: 'refused', body };
  }
}
