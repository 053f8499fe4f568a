import * as z from 'zod/mini';

/** `none`: there was none yet; `interrupted`: whoever did it is gone, and it has to be begun again. */
export const RUN_STATUSES = ['none', 'running', 'completed', 'failed', 'interrupted'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** The last run of some long work on the server, which goes on when nobody looks. */
export const runOf = <Result extends z.core.$ZodType>(result: Result) =>
  z.object({
    status: z.enum(RUN_STATUSES),
    startedAt: z.nullable(z.string()),
    endedAt: z.nullable(z.string()),
    /** What is being done, in words; null where there is but one thing to do. */
    step: z.nullable(z.string()),
    done: z.int(),
    /** Null while nobody knows. */
    total: z.nullable(z.int()),
    /** Once it is completed. */
    result: z.nullable(result),
    /** Why it has failed. */
    failure: z.nullable(z.string()),
  });
export type RunOf<Result> = Omit<z.infer<ReturnType<typeof runOf>>, 'result'> & { result: Result | null };
