import { unknownEvent, type DomainEvent } from '../../../platform/decider/decider.js';
import type { Change, Document } from '../../../platform/read-store/read-store.js';
import type { Occurrence } from '../../../platform/consumers/projections/projection.js';
import { textOf } from '../../../platform/decider/words.js';
import { artworkOf, type ArtworkSeries } from '../domain/artwork-streams.js';
import type { PictureChecked } from '../domain/artwork.events.js';
import { generationEvents, type GenerationEvent } from '../domain/generation-steps.js';
import { VIEW_OF } from '../views.js';
import { MOST_PICTURES, pictureField } from './artwork-document.js';
import { isShownAfter, type ItemEvent } from '../../moderation/index.js';

export function projectVerdict(series: ArtworkSeries, event: ItemEvent): readonly Change[] {
  const place = { collection: VIEW_OF[series], id: event.data.itemId };
  if (event.type === 'ItemErased') return [{ kind: 'remove', ...place }];
  const isShown = isShownAfter(event);
  return isShown === undefined ? [] : [{ kind: 'patch', ...place, fields: { listed: isShown ? 1 : 0 } }];
}

type StepEvent = GenerationEvent | PictureChecked;

export const isStep = <Event extends DomainEvent>(
  event: Occurrence<Event>,
): event is Occurrence<Extract<Event, StepEvent>> =>
  Object.hasOwn(generationEvents, event.type) || event.type === 'PictureChecked';

export function projectSteps(event: Occurrence<StepEvent>): readonly Change[] {
  const { series, id } = artworkOf(event.recorded.stream);
  const document = { collection: VIEW_OF[series], id };
  const patch: Change = { kind: 'patch', ...document, fields: changedFields(event) };
  return event.type === 'PictureStored' ? [patch, { kind: 'increment', ...document, by: { preserved: 1 } }] : [patch];
}

function changedFields(event: Occurrence<StepEvent>): Document {
  switch (event.type) {
    case 'GenerationRequested': {
      const { provider, format } = event.data;
      return { status: 'pending', failure: null, jobId: null, provider, format };
    }
    case 'PromptImproved':
      return { improvedPrompt: textOf(event.data.improvedPrompt) };
    case 'SubmissionIntended':
      return { status: 'processing' };
    case 'SubmissionDeclined':
      return { status: 'pending' };
    case 'GenerationStarted':
      return { status: 'processing', jobId: event.data.jobId };
    case 'PictureStored': {
      const { generation, picture } = event.data;
      return {
        [pictureField(generation)]: picture,
        ...(generation > MOST_PICTURES && { [pictureField(generation - MOST_PICTURES)]: undefined }),
        urlHealth: 'unknown',
        lastUrlCheckAt: null,
        sourceGone: false,
        shown: 1,
      };
    }
    case 'GenerationCompleted':
      return { status: 'completed', madeAt: event.recorded.metadata.time };
    case 'GenerationFailed':
      return { status: 'failed', failure: event.data.failure };
    case 'PictureChecked': {
      const { health, source, checkedAt } = event.data;
      const shown = health === 'broken' ? 0 : 1;
      return { urlHealth: health, lastUrlCheckAt: checkedAt, sourceGone: source === 'gone', shown };
    }
    default:
      return unknownEvent(event);
  }
}
