import * as z from 'zod/mini';

export const RUN_STATUSES = ['none', 'running', 'completed', 'failed', 'interrupted'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const runOf = <Result extends z.core.$ZodType>(result: Result) =>
  z.object({
    status: z.enum(RUN_STATUSES),
    startedAt: z.nullable(z.string()),
    endedAt: z.nullable(z.string()),
    step: z.nullable(z.string()),
    done: z.int(),
    total: z.nullable(z.int()),
    result: z.nullable(result),
    failure: z.nullable(z.string()),
  });
export type RunOf<Result> = Omit<z.infer<ReturnType<typeof runOf>>, 'result'> & { result: Result | null };
