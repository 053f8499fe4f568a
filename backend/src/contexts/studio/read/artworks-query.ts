import type { ListImagesQuery } from '@marcel/contracts';
import type { Filter, Query } from '../../../platform/read-store/read-store.js';

export function toArtworksQuery(
  { hideBroken, after, offset, limit }: ListImagesQuery,
  where: readonly Filter[] = [],
): Query {
  const listed = { field: 'listed', oneOf: [1] };
  const unbroken: Filter[] = hideBroken === 'true' ? [{ field: 'shown', oneOf: [1] }] : [];
  return { where: [...where, listed, ...unbroken], sort: { field: 'id', direction: 'desc' }, after, offset, limit };
}
