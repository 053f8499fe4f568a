import type { FrontendOverview } from '@marcel/contracts';
import { Alert } from '@marcel/kit/antd';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText } from '../../../shared/events/event-texts';
import { actsOnFrontend } from '../acts';
import { Acts } from './Acts';
import { StandingRows } from './StandingRows';

/** What visitors get of a program, and what can be done about it. */
export function Standing({ program }: { program: FrontendOverview }) {
  const { name, live, canary, pinned, standing } = program;
  return (
    <>
      <StandingRows turn={live} standing={standing.live} />
      {canary && standing.canary && (
        <>
          <h3>{`Canary, for ${canary.share} % of visitors`}</h3>
          <StandingRows turn={canary} standing={standing.canary} />
        </>
      )}
      {pinned && (
        <Alert type="info" title={`Pinned by ${actorText(pinned.by)}, ${adminDate(pinned.since)}: ${pinned.reason}`} />
      )}
      <Acts acts={actsOnFrontend(program)} program={program} on={name} />
    </>
  );
}
