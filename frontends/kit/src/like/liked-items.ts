import { remembered } from '../storage/remembered';

/** Whether something was liked from this browser, by the path that it is liked at, wherever it was shown. */
export const useLiked = remembered('liked', 2000);
