import * as z from 'zod/mini';

export const ContributorProfile = z.object({ linkedinUrl: z.string() });
export type ContributorProfile = z.infer<typeof ContributorProfile>;

export const CONTRIBUTOR_MESSAGES = { notFound: 'No profile is known for this contributor' } as const;
