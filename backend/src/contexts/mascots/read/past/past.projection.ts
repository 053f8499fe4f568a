import { stateId } from '../../../../platform/history/states.js';
import { unknownEvent } from '../../../../platform/decider/decider.js';
import { countOf } from '../../../../platform/decider/spans.js';
import type { Change } from '../../../../platform/read-store/change.js';
import type { Occurrence, Projection } from '../../../../platform/consumers/projections/projection.js';
import { itemEvents, moderationStreamsOf, type ItemEvent } from '../../../moderation/index.js';
import { likeEvents, LIKE_STREAMS, type MascotLiked } from '../../domain/like.events.js';
import { mascotEvents, MASCOT_STREAMS, type MascotEvent, type MascotProfile } from '../../domain/mascot.events.js';
import { ERASED_MASCOTS_VIEW, LIKE_DAYS_VIEW, MASCOT_STATES_VIEW, PAST_VIEW } from '../../views.js';
import { dayOf } from './days.js';
import {
  erasedMascotsCollection,
  likeDaysCollection,
  mascotStatesCollection,
  type Figures,
  type LikeDay,
  type MascotState,
} from './past.collections.js';
import { marksOf } from './word-marks.js';

type PastEvent = MascotEvent | MascotLiked | ItemEvent;
type Fields = Partial<MascotProfile> & { readonly imageUrl?: string | null };

/** More days than there are for a long time: a mascot's days of likes follow each other. */
const DAYS = 100_000;

/** Builds of this version and later ones can be asked for the hour and the minute. */
export const TIMES_SINCE = 2;

/** What became of each mascot when, how many likes it got on which day, and which are erased. */
export const pastProjection: Projection<PastEvent> = {
  name: PAST_VIEW,
  version: TIMES_SINCE,
  collections: [mascotStatesCollection, likeDaysCollection, erasedMascotsCollection],
  streamPrefixes: [MASCOT_STREAMS, LIKE_STREAMS, moderationStreamsOf('mascot')],
  catalogue: { ...mascotEvents, ...likeEvents, ...itemEvents },
  project(event) {
    switch (event.type) {
      case 'MascotPublished':
        return [{ ...state(event, true, fieldsOf(event.data)), changedOn: null }].map(put);
      case 'MascotRestored':
        return [put(state(event, true, fieldsOf(event.data)))];
      case 'MascotEdited':
      case 'MascotEditReverted':
        return [put(state(event, true, event.data.changes))];
      case 'MascotImageChanged':
        return [put(state(event, true, { imageUrl: event.data.imageUrl }))];
      case 'MascotWithdrawn':
      case 'MascotDeleted':
        return [put(state(event, false, {}))];
      case 'MascotLiked':
        return counted(event, 1);
      case 'MascotLikesTakenBack':
        // A mascot that comes back repeats what has been taken back before.
        return event.recorded.metadata.command === 'RestoreMascot' ? [] : counted(event, -countOf(event.data.spans));
      case 'MissedLikesCounted':
        // Each of them is counted on its day.
        return [];
      case 'ItemErased': {
        const { itemId: id } = event.data;
        return [{ kind: 'put', collection: ERASED_MASCOTS_VIEW, id, document: { id } }];
      }
      case 'ItemReported':
      case 'ItemHeld':
      case 'ItemHidden':
      case 'ItemRestored':
      case 'ReportsDismissed':
      case 'ItemReopened':
        return [];
      default:
        return unknownEvent(event);
    }
  },
};

const fieldsOf = ({ profile, imageUrl }: { profile: MascotProfile; imageUrl: string | null }): Fields => ({
  ...profile,
  imageUrl,
});

function state({ recorded }: Occurrence<MascotEvent>, isShown: boolean, fields: Fields): MascotState {
  const { stream, revision, metadata } = recorded;
  const { contributor: _, visualDesc, facts, historyOverview, sourceUrl, imageUrl, ...figures } = fields;
  const words = { visualDesc, facts, historyOverview, sourceUrl, imageUrl };
  const day = dayOf(metadata.time);
  const mascotId = Number(stream.slice(MASCOT_STREAMS.length));
  const told: Partial<Figures> = figures;
  return {
    mascotId,
    revision,
    day,
    changedOn: day,
    time: metadata.time,
    isShown,
    figures: told,
    marks: marksOf(words),
  };
}

const put = (document: MascotState): Change => ({
  kind: 'put',
  collection: MASCOT_STATES_VIEW,
  id: stateId(document.mascotId, document.revision),
  document: { ...document, at: Date.parse(document.time), shown: Number(document.isShown) },
});

function counted({ data, recorded }: Occurrence<PastEvent & { data: { mascotId: number } }>, likes: number): Change[] {
  const { mascotId } = data;
  const day = dayOf(recorded.metadata.time);
  const place = { collection: LIKE_DAYS_VIEW, id: mascotId * DAYS + day };
  const begun: LikeDay = { mascotId, day, likes: 0 };
  return [
    { kind: 'put', ...place, document: { ...begun }, unlessSame: 'day' },
    { kind: 'increment', ...place, by: { likes } },
  ];
}
