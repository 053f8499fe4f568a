import type { Hosted } from '../consumers.js';
import { isOfLog } from '../log-binding.js';
import type { Projection } from './projection.js';
import { Projector, type ProjectorTools } from './projector.js';

export function hostedProjections(tools: ProjectorTools, projections: readonly Projection[]): readonly Hosted[] {
  return projections.map((projection) => {
    const { name, version } = projection;
    const projector = new Projector(tools, projection);
    const active = () => tools.store.activeVersion(name);
    return {
      name,
      lease: leaseOf(name, version),
      keptUnder: async () => leaseOf(name, (await active())?.version ?? version),
      placement: 'projector',
      duty: projector,
      follows: projector,
      hasBegun: () => projector.hasBegun(),
      reached: async () => {
        const build = await active();
        return build && tools.store.reached(build);
      },
      isOfLog: async () => {
        const build = await active();
        return build === undefined || isOfLog(tools, build);
      },
      buildBeside: () => projector.buildBeside,
    };
  });
}

/** Each version has a lease of its own, so that one is kept current while another is built. */
const leaseOf = (name: string, version: number): string => `${name}@${version}`;
