import { LIKE_MESSAGES } from '@marcel/contracts';
import * as z from 'zod/mini';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { Span } from '../../../platform/decider/spans.js';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { countEvents } from '../../../platform/history/document-as-of.js';
import { whoWasFirst } from './who-was-first.js';

type Log = Pick<EventStore, 'readStream'>;

/** @throws DomainError not_found for likes that a stream of them does not have */
export async function assertLiked(store: Log, likesStream: string, { first, last }: Span): Promise<void> {
  if (first > last || last >= (await countEvents(store, likesStream)))
    throw new DomainError('not_found', LIKE_MESSAGES.notFound);
}

const TakenBack = z.object({ spans: z.array(Span) });

/** What is said of likes that others have taken back by the same command: who took the last of them. */
export async function alreadyTakenBack(
  store: Log,
  { stream, commandName }: { readonly stream: string; readonly commandName: string },
  span: Span,
): Promise<DomainError> {
  const isOfThese = ({ first, last }: Span) => first <= span.last && span.first <= last;
  const by = await whoWasFirst(
    store,
    stream,
    ({ metadata, data }) => metadata.command === commandName && TakenBack.parse(data).spans.some(isOfThese),
  );
  return new DomainError('conflict', LIKE_MESSAGES.alreadyTakenBack(by ?? 'somebody else'));
}
