import { versionOfTag } from '@marcel/contracts';
import type { Precondition } from '../../command-handling/precondition.js';
import { tagsOf } from '../caching/entity-tags.js';

/** Tags are compared strongly, as RFC 9110 wants it: one that names no version is the tag of no present state. */
export function preconditionOf(ifMatch: string): Precondition {
  const tags = tagsOf(ifMatch);
  return tags === '*' ? 'any' : tags.flatMap((tag) => versionOfTag(tag) ?? []);
}
