import {
  LookedAway,
  LOOKING,
  NAMELESS_ADMIN,
  ROUTES,
  SUBMISSION_MESSAGES,
  SubmissionLookers,
  VIEWER,
} from '@marcel/contracts';
import { Controller, Delete, Inject, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { Matching } from '../../../../platform/http/requests/matching.pipe.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { PRESENCE_BOARD, type PresenceBoard } from '../../../../platform/presence/presence-board.js';

const Id = () => Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound));
const Viewer = () => Param('viewer', new Matching(VIEWER));

const placeOf = (id: number): string => `submission-${id}`;

/** Who looks at which submission at the moment: no event, for nothing comes of it. */
@ApiTags('submissions')
@Admin()
@Controller()
export class LookersController {
  constructor(@Inject(PRESENCE_BOARD) private readonly presence: PresenceBoard) {}

  @Put(ROUTES.submissionLooker)
  @JsonResponse(SubmissionLookers, 'SubmissionLookers')
  async look(
    @Id() id: number,
    @Viewer() viewer: string,
    @Context() { actor }: CommandContext,
  ): Promise<SubmissionLookers> {
    const [now, name] = [Date.now(), actor.id ?? null];
    const until = now + LOOKING.believedFor * 1000;
    const place = placeOf(id);
    const visits = await this.presence.arrive({ visitor: `${viewer} ${place}`, name, place, until }, now);
    const others = visits.filter(
      (visit) => !visit.visitor.startsWith(viewer) && (visit.name === null || visit.name !== name),
    );
    return { others: [...new Set(others.map((other) => other.name ?? NAMELESS_ADMIN))] };
  }

  @Delete(ROUTES.submissionLooker)
  @JsonResponse(LookedAway, 'LookedAway')
  async lookAway(@Id() id: number, @Viewer() viewer: string): Promise<LookedAway> {
    await this.presence.leave(`${viewer} ${placeOf(id)}`);
    return { viewer };
  }
}
