import { fillPath, ROUTES, type FrontendReport } from '@marcel/contracts';
import type { QueryBus } from '@nestjs/cqrs';
import type { Position } from '../../../platform/event-store/event-store.js';
import type { Written } from '../../../platform/read-your-writes/waits-for.js';
import { FindFrontend } from '../read/frontends/frontends.query.js';

/** Answers a command with the frontend as it has left it. */
export const frontendWritten = (
  frontend: string,
  { position }: { readonly position: Position | undefined },
  queries: QueryBus,
): Written<FrontendReport> => ({
  position,
  location: fillPath(ROUTES.frontend, { frontend }),
  answer: (asOf) => queries.execute(new FindFrontend(frontend, asOf)),
});
