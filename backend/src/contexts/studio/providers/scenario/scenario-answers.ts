import * as z from 'zod/mini';

export const AssetCreated = z.object({ asset: z.object({ id: z.string().check(z.minLength(1)) }) });

export const AssetFound = z.object({ asset: z.object({ url: z.url() }) });

const JobId = z.string().check(z.minLength(1));

export const JobStarted = z.pipe(
  z.object({ job: z.object({ jobId: z.optional(JobId), id: z.optional(JobId) }) }),
  z.transform(({ job: { jobId, id } }, context) => {
    const name = jobId ?? id;
    if (name !== undefined) return name;
    context.issues.push({ code: 'custom', message: 'A job without a name', input: undefined });
    return z.NEVER;
  }),
);

export const JobSeen = z.object({
  job: z.object({
    status: z.string(),
    metadata: z.optional(
      z.object({ assetIds: z.optional(z.array(z.string())), error: z.optional(z.nullable(z.unknown())) }),
    ),
  }),
});
export type SeenJob = z.infer<typeof JobSeen>['job'];

export const Concurrency = z.object({ details: z.object({ actionLimit: z.unknown() }) });
