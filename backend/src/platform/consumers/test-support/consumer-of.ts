import { ProjectionConsumer, type ProjectionTools } from '../projections/projection-consumer.js';
import type { Projection } from '../projections/projection.js';

/** Returns the consumer of a single projection, which throws the projection's failure. */
export const consumerOf = (
  projection: Projection,
  tools: ProjectionTools,
  ref = { name: projection.name, version: projection.version },
): ProjectionConsumer =>
  new ProjectionConsumer(tools, [
    {
      projection,
      ref,
      onCaughtUp: async () => undefined,
      onFailure: (error) => {
        throw error;
      },
    },
  ]);
