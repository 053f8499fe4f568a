import type { CausedEvent } from '@marcel/contracts';
import { eventTitle } from '../../shared/events/event-texts';
import { DEED_KINDS, deedSentence } from './deed-texts';

/** What the product does to keep its books, and the steps of its own work. */
const STEPS: Readonly<Record<string, string>> = {
  IdTaken: 'A number was drawn',
  SlugReserved: 'An address was reserved',
  NameClaimed: 'A name was claimed',
  AutomationProgressed: 'The product noted how far it has come',
  LogSealed: 'The notary sealed the log',
  LikesClosed: 'Likes were summed up',
  MascotAssigned: 'It was settled which mascot this becomes',
  MissedLikesCounted: 'Likes that were missed were counted',
  PictureChecked: 'A picture was looked at',
  GenerationRequested: 'A picture was put in the queue',
  GenerationStarted: 'A picture was begun',
  GenerationCompleted: 'A picture was finished',
  PictureStored: 'A picture was kept',
  PromptImproved: 'A prompt was improved',
  ReactionResumed: 'A reaction went on',
  SubmissionIntended: 'A picture was about to be ordered',
  SubmissionDeclined: 'The order of a picture was not taken',
  DemonstrationBegun: 'The demonstration data was begun',
  DemonstrationCompleted: 'The demonstration data was complete',
};

const DEEDS: ReadonlySet<string> = new Set(DEED_KINDS.map(({ value }) => value));

type Told = Pick<CausedEvent, 'type' | 'stream' | 'actor'>;

/** What happened, as a plain sentence: `An admin approved submission 7`. */
export function eventSentence({ type, stream, actor }: Told): string {
  if (!DEEDS.has(type)) return STEPS[type] ?? eventTitle(type);
  return deedSentence({ type, actor, about: stream, name: null, brand: null, others: 0 });
}

/** Where an event stands. */
export const placeOf = ({ stream, revision }: Pick<CausedEvent, 'stream' | 'revision'>): string =>
  `${stream} #${revision}`;
