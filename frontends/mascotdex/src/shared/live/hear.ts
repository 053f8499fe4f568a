import { ROUTES } from '@marcel/contracts';
import { hearStream, type Hearing } from '@marcel/kit/programs';

export const hear = (hearing: Hearing): (() => void) => hearStream(ROUTES.mascotEvents, hearing);
