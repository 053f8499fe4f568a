import type { SubmissionPayload, SubmissionReceipt } from '@marcel/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { SubmitterContact } from '../../personal/contact.js';

export interface SubmissionAccepted {
  readonly receipt: SubmissionReceipt;
  readonly position: Position | undefined;
}

export class SubmitMascot extends Command<SubmissionAccepted> {
  constructor(
    readonly payload: SubmissionPayload,
    readonly imageUrl: string | null,
    readonly contact: Omit<SubmitterContact, 'statusKey'>,
    readonly context: CommandContext,
  ) {
    super();
  }
}
