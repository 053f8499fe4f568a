import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { isShown } from '../../moderation/index.js';
import { artworkDecider, artworks } from '../domain/artwork.decider.js';
import type { ExistingArtwork } from '../domain/artwork.state.js';
import { artworkNotFound, type ArtworkSeries } from '../domain/artwork-streams.js';

/** Reads the state of an artwork from the log, not from a view. */
@Injectable()
export class ArtworkRegistry {
  constructor(private readonly decisions: DecisionRunner) {}

  /** Finds hidden artworks, too. @throws DomainError not_found */
  async find(series: ArtworkSeries, id: number): Promise<ExistingArtwork> {
    const { state } = await this.decisions.load(artworks.at({ series, id }));
    if (state.kind !== 'existing') throw artworkNotFound(series);
    return state;
  }

  /** @throws DomainError not_found, also for a held, hidden or erased artwork */
  async requireVisible(series: ArtworkSeries, id: number): Promise<ExistingArtwork> {
    const artwork = await this.find(series, id);
    if (!(await isShown(this.decisions, { kind: series, id }))) throw artworkNotFound(series);
    return artwork;
  }

  hasRerolled(series: ArtworkSeries, id: number, commandName: string, context: CommandContext): Promise<boolean> {
    return this.decisions.hasRun({ ...artworks.at({ series, id }), commandName, context });
  }

  /** @throws DomainError not_found, conflict while a picture is still being made */
  async requireSettled(series: ArtworkSeries, id: number): Promise<void> {
    const state = await this.requireVisible(series, id);
    // Discards the events: only the errors of the decision matter.
    artworkDecider.decide({ kind: 'Reroll', provider: state.generation.provider }, state);
  }
}
