import type { DomainEvent } from '../../decider/decider.js';
import type { Occurrence } from '../../event-store/event-store.js';
import type { PositionedChange, ProjectionRef } from '../../read-store/read-store.js';
import { checkpointed, type CheckpointTools } from '../checkpointed.js';
import type { Consumer } from '../consumer.js';
import type { Projection } from './projection.js';

export function projecting(projection: Projection, ref: ProjectionRef, tools: CheckpointTools): Consumer {
  const { name, streamPrefixes, catalogue, showsWords } = projection;
  const changesOf = (event: Occurrence<DomainEvent>): PositionedChange[] =>
    projection.project(event).map((change) => ({ position: event.recorded.position, change }));
  const consume = async (events: readonly Occurrence<DomainEvent>[]) => events.flatMap(changesOf);
  return checkpointed({ name, ref, streamPrefixes, catalogue, consume, showsWords }, tools);
}
