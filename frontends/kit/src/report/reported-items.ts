import { remembered } from '../storage/remembered';

/** Whether something was reported from this browser, by the path that it is reported to. */
export const useReported = remembered('reported', 200);
