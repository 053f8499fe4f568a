import type { EditMascotRequest } from '@marcel/contracts';
import type { MascotProfile } from '../../domain/mascot.events.js';

type Edit = Partial<MascotProfile> & { readonly imageUrl?: string | null };

/** The fields of a valid request that were given, tidied as a submission's are. */
export function toEdit(request: EditMascotRequest): Edit {
  const given = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
  const edit: Edit = { ...given };
  return {
    ...edit,
    ...(typeof edit.imageUrl === 'string' && { imageUrl: edit.imageUrl.trim() }),
    ...(edit.name !== undefined && { name: edit.name.trim() }),
    ...(edit.brand !== undefined && { brand: edit.brand.trim() }),
    ...(edit.contributor !== undefined && { contributor: edit.contributor.trim() }),
    ...(edit.facts !== undefined && { facts: edit.facts.map((fact) => fact.trim()).filter((fact) => fact !== '') }),
  };
}
