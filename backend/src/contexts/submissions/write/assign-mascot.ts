import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { commandOf } from '../../../platform/command-handling/decision-runner.js';
import { submissions } from '../domain/submission.decider.js';
import type { MascotAssigned } from '../domain/submission.events.js';

export class AssignMascot extends commandOf(submissions) {
  constructor(submissionId: number, mascot: MascotAssigned['data'], context: CommandContext) {
    super(submissionId, { kind: 'AssignMascot', data: mascot }, context);
  }
}
