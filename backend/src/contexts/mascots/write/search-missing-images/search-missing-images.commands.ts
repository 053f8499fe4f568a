import { AggregateCommand } from '../../../../platform/command-handling/aggregate-command.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { imageSearches, type ImageSearchCommand } from '../../domain/image-search.decider.js';
import type { ImageSearchEvent } from '../../domain/image-search.events.js';
import type { ImageSearchState } from '../../domain/image-search.state.js';

export class BeginImageSearch extends AggregateCommand<ImageSearchCommand, ImageSearchEvent, ImageSearchState> {
  constructor(context: CommandContext) {
    super(imageSearches, { kind: 'begin' }, context);
  }
}

/** The search that is at hand is the last one. */
export class StopImageSearch extends AggregateCommand<ImageSearchCommand, ImageSearchEvent, ImageSearchState> {
  constructor(context: CommandContext) {
    super(imageSearches, { kind: 'stop' }, context);
  }
}
