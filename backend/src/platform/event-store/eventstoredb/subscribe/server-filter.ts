import { eventTypeFilter, streamNameFilter, type Filter, type FilterOptions } from '@eventstore/db-client';
import type { EventFilter } from '../../event-store.js';
import { OWN_STREAMS, toServerName } from '../events/names.js';

/** Where a part of the log ends, which is sent too whatever the filter says: by it one knows that all of it has come. */
export interface End {
  /** As the server names them. */
  readonly streamId: string;
  readonly type: string;
}

/** How often the server says where it stands, and how much it looks through at a time. */
export type Pace = Pick<FilterOptions, 'maxSearchWindow' | 'checkpointInterval' | 'checkpointReached'>;

/** Everything of ours. */
export const everythingOwn = (pace: Pace): Filter => streamNameFilter({ regex: OWN_STREAMS, ...pace });

/** Whether the server can leave anything out: all that it can look at is one name of each event. */
export const isSelective = ({ streamPrefixes, eventTypes }: EventFilter = {}): boolean =>
  streamPrefixes === undefined ? eventTypes !== undefined : !streamPrefixes.includes('');

/** No less than what passes the filter, and the end. The rest is left out here. */
export function selected({ streamPrefixes, eventTypes = [] }: EventFilter, end: End, pace: Pace): Filter {
  if (streamPrefixes !== undefined)
    return streamNameFilter({ prefixes: [...streamPrefixes.map(toServerName), end.streamId], ...pace });
  const types = [...eventTypes.map(toServerName), end.type].map(literally);
  return eventTypeFilter({ regex: `^(?:${types.join('|')})$`, ...pace });
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|#\s-]/g, String.raw`\$&`);
