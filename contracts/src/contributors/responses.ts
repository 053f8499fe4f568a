import * as z from 'zod/mini';

export const ContributorProfile = z.object({ linkedinUrl: z.string() });
export type ContributorProfile = z.infer<typeof ContributorProfile>;

export const Contributor = z.object({ linkedinUrl: z.nullable(z.string()) });
export type Contributor = z.infer<typeof Contributor>;
