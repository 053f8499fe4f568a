import * as z from 'zod/mini';

export const ContributorProfile = z.object({ linkedinUrl: z.string() });
export type ContributorProfile = z.infer<typeof ContributorProfile>;

/** As a page asks for it, for whom it is no error that none is known. */
export const ProfileOrNone = z.object({ linkedinUrl: z.nullable(z.string()) });
export type ProfileOrNone = z.infer<typeof ProfileOrNone>;
