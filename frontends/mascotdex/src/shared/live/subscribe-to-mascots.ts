import { ROUTES } from '@marcel/contracts';
import { subscribeToStream, type StreamListener } from '@marcel/kit/programs';

export const subscribeToMascots = (listener: StreamListener): (() => void) =>
  subscribeToStream(ROUTES.mascotEvents, listener);
