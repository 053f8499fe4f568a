import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mascotBySlug } from '../../../shared/mascots/mascot-by-slug';

/** The mascot of a slug. */
export const useMascot = (slug: string) => useQuery(mascotBySlug(useQueryClient(), slug));
