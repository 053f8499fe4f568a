import { ROUTES } from '@marcel/contracts';
import { hearStream, type Hearing } from '@marcel/kit/programs';

/** Hears the news of mascots. Loaded late: no page waits for it. */
export const hear = (hearing: Hearing): (() => void) => hearStream(ROUTES.mascotEvents, hearing);
