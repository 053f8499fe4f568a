const KINDS = 1000;

/**
 * The version of a projection that follows whichever kinds of streams a release knows: one kind more is a later version, by
 * itself. A node that does not know the kind then keeps another version, and moves no checkpoint past what it cannot see.
 * @param revision raised by hand where the same events lead to another outcome
 */
export const versionFollowing = (kinds: readonly unknown[], revision: number): number =>
  revision * KINDS + kinds.length;
