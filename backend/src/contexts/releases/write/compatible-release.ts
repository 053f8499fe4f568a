import { HISTORY_MESSAGES, RELEASE_MESSAGES } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { unlessUnavailable } from '../../../platform/errors/store-unavailable.js';
import { CompareRelease } from '../read/compatibility/compare-release.query.js';

/** What a team says of its decision. */
interface Said {
  readonly reason?: string | null | undefined;
  /** Decides although something does not fit; the reason tells why. */
  readonly force?: boolean | undefined;
}

/** Most misfits that a sentence names. */
const NAMED = 5;

/** Lets visitors get only what fits the other frontends and the API, unless it is forced. */
@Injectable()
export class CompatibleRelease {
  constructor(private readonly queries: QueryBus) {}

  async reasonFor(frontend: string, release: string | null, said: Said & { readonly reason: string }): Promise<string>;
  async reasonFor(frontend: string, release: string | null, said: Said): Promise<string | null>;
  /**
   * The reason that is recorded: what does not fit stands behind it where it was forced. Who forces is not kept from it by views that are away.
   * @param release null for what the product was built with
   * @throws DomainError `conflict`; StoreUnavailable
   */
  async reasonFor(frontend: string, release: string | null, { reason, force = false }: Said): Promise<string | null> {
    const said = reason?.trim() || null;
    if (force && said === null)
      throw DomainError.fields([{ path: 'reason', message: HISTORY_MESSAGES.reasonRequired }]);
    const compare = () => this.queries.execute(new CompareRelease(frontend, release));
    const { misfits = [] } = force ? ((await unlessUnavailable(compare)) ?? {}) : await compare();
    if (misfits.length === 0) return said;
    if (!force) throw refusal(misfits);
    return RELEASE_MESSAGES.forced(said ?? '', named(misfits));
  }
}

const refusal = (misfits: readonly string[]): DomainError =>
  new DomainError('conflict', named(misfits), misfits.map((message) => ({ path: 'release', message })).slice(0, 100));

function named(misfits: readonly string[]): string {
  const more = misfits.length - NAMED;
  return [...misfits.slice(0, NAMED), ...(more > 0 ? [RELEASE_MESSAGES.moreMisfits(more)] : [])].join(' ');
}
