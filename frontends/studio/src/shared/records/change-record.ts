import type { GenerationStatus } from '@marcel/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { studioKeys } from './studio-keys';

/** Records with ids of their own; hugs and drawings are one kind. */
export type RecordKind = 'hugs' | 'images';

interface Changing {
  likes: number;
  status: GenerationStatus;
}

interface LoadedList {
  items: readonly (Changing & { id: number })[];
}

/** Changes a record in every list that has been loaded, until the server tells of it again. */
export function changeRecord(
  client: QueryClient,
  kind: RecordKind,
  id: number,
  change: (record: Changing) => Partial<Changing>,
): void {
  client.setQueriesData<LoadedList>({ queryKey: studioKeys[kind] }, (list) => {
    if (!list) return list;
    const items = list.items.map((item) => (item.id === id ? { ...item, ...change(item) } : item));
    return { ...list, items };
  });
}
