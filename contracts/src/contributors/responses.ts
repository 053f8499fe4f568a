import * as z from 'zod/mini';

export const ContributorProfile = z.object({ linkedinUrl: z.string() });
export type ContributorProfile = z.infer<typeof ContributorProfile>;
