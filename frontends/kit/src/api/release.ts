/** Set by the build, see `build/release/release-name`: the frontend that this code is bundled into, and its release. */
declare const FRONTEND_RELEASE: string;

/** What requests name as their sender, such as `mascotdex@1.2.0-0123456789ab`. */
export const frontendRelease = (): string => FRONTEND_RELEASE;
