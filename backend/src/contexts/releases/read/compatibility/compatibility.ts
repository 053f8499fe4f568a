import { SHELL_FRONTEND, type ReleaseDescription } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import type { Compared } from '../../domain/compatibility/compared.js';
import { lostPrograms, type WithPrograms } from '../../domain/compatibility/lost-programs.js';
import { compare, type Comparison } from '../../domain/compatibility/misfits.js';
import { ReleasedFrontendsInViews } from '../serving/released-frontends-in-views.js';
import { releaseKey } from '../../views.js';
import { Descriptions } from './descriptions.js';
import { ServedInterface } from './served-interface.js';

/** What visitors get of a frontend, or some of them do. */
interface Standing extends Compared, WithPrograms {
  readonly frontend: string;
  readonly turn: Turn;
  readonly description: ReleaseDescription;
}

/** What stands, and what tells nothing of itself. */
interface Stage {
  readonly standing: readonly Standing[];
  readonly silent: readonly string[];
}

interface Told {
  readonly standing?: Standing;
  /** How it is called. */
  readonly silent?: string;
}

type Turn = 'live' | 'canary';

const isShell = ({ frontend }: { readonly frontend: string }): boolean => frontend === SHELL_FRONTEND;

/** Compares what frontends need with the shell and the kit that visitors get, and with this server's API. */
@Injectable()
export class Compatibility {
  constructor(
    private readonly released: ReleasedFrontendsInViews,
    private readonly descriptions: Descriptions,
    private readonly api: ServedInterface,
  ) {}

  /** Whether a release would fit what visitors get of the other frontends; null for what the product was built with. */
  async ofRelease(frontend: string, release: string | null): Promise<Comparison> {
    const description = await this.descriptions.of(frontend, release);
    const called = release === null ? `${frontend} as it was built` : releaseKey(frontend, release);
    if (description !== undefined) return this.ofDescribed(frontend, { called, description }, await this.stage());
    return { compared: [], misfits: [], unknown: [`${called} tells nothing of itself`] };
  }

  /** Whether a build would fit, and has the programs that visitors have now: one that was left out on purpose can be published all the same. */
  async ofBuild(frontend: string, description: ReleaseDescription): Promise<Comparison> {
    const build = { called: releaseKey(frontend, description.version), description };
    const stage = await this.stage();
    const comparison = this.ofDescribed(frontend, build, stage);
    const live = stage.standing.filter((one) => one.frontend === frontend && one.turn === 'live');
    return { ...comparison, misfits: [...comparison.misfits, ...live.flatMap((one) => lostPrograms(build, one))] };
  }

  /** Whether all that visitors get fits, by the names of the frontends. */
  async ofAll(): Promise<ReadonlyMap<string, Comparison>> {
    const { standing } = await this.stage();
    // Not to describe the whole interface to nobody.
    if (standing.length === 0) return new Map();
    const shells = standing.filter(isShell);
    const served = this.api.answers();
    const alone = compare({ shells, remotes: [] }, served);
    const compared = [...new Set(standing.filter((one) => !isShell(one)).map(({ frontend }) => frontend))].map(
      (frontend) => {
        const remotes = standing.filter((one) => one.frontend === frontend);
        const { misfits, ...all } = compare({ shells, remotes }, served);
        return [frontend, { ...all, misfits: misfits.filter((one) => !alone.misfits.includes(one)) }] as const;
      },
    );
    return new Map([...(shells.length > 0 ? [[SHELL_FRONTEND, alone] as const] : []), ...compared]);
  }

  private ofDescribed(frontend: string, candidate: Compared, { standing, silent }: Stage): Comparison {
    const others = standing.filter((one) => isShell(one) !== isShell({ frontend }));
    const composition = isShell({ frontend })
      ? { shells: [candidate], remotes: others }
      : { shells: others, remotes: [candidate] };
    const { compared, misfits, unknown } = compare(composition, this.api.answers());
    return { compared, misfits, unknown: [...unknown, ...silent.map((called) => `${called} tells nothing of itself`)] };
  }

  private async stage(): Promise<Stage> {
    const served = await this.released.now();
    const names = new Set([...(await this.descriptions.builtFrontends()), ...served.keys()]);
    const told = await Promise.all(
      [...names].toSorted().flatMap((frontend) => {
        const { live, canary } = served.get(frontend) ?? {};
        const ofLive = this.tell(frontend, 'live', live?.release ?? null);
        return canary ? [ofLive, this.tell(frontend, 'canary', canary.release.release)] : [ofLive];
      }),
    );
    return {
      standing: told.flatMap(({ standing }) => standing ?? []),
      silent: told.flatMap(({ silent }) => silent ?? []),
    };
  }

  private async tell(frontend: string, turn: Turn, release: string | null): Promise<Told> {
    const description = await this.descriptions.of(frontend, release);
    const called = calledOf(frontend, turn, release ?? description?.version ?? '');
    if (description !== undefined) return { standing: { frontend, turn, called, description } };
    // What was not built is not there; what was released is.
    return release === null ? {} : { silent: called };
  }
}

/** How a sentence tells of what visitors get. */
const calledOf = (frontend: string, turn: Turn, release: string): string =>
  frontend === SHELL_FRONTEND ? `the ${turn} shell ${release}`.trim() : releaseKey(frontend, release || 'built');
