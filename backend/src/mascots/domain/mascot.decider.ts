import { MASCOT_MESSAGES } from '@marcel/contracts';
import type { Decider } from '../../decider/decider.js';
import { Refused } from '../../decider/refused.js';
import type { MascotCommand } from './mascot.commands.js';
import type { MascotEvent } from './mascot.events.js';
import { evolveMascot, initialMascot, type MascotState } from './mascot.state.js';
import { changedFields } from './profile-changes.js';

export const mascotDecider: Decider<MascotCommand, MascotEvent, MascotState> = {
  initialState: initialMascot,
  evolve: evolveMascot,
  decide(command, state) {
    if (command.kind === 'PublishMascot') {
      return state.kind === 'absent' ? [{ type: 'MascotPublished', data: command.data }] : [];
    }
    const mascot = requirePublished(state);
    switch (command.kind) {
      case 'EditMascot': {
        const changes = changedFields(mascot.profile, command.profile);
        const edited: MascotEvent[] =
          Object.keys(changes).length > 0 ? [{ type: 'MascotEdited', data: { changes } }] : [];
        return [...edited, ...changeImage(mascot.imageUrl, command.imageUrl)];
      }
      case 'ChangeMascotImage':
        return changeImage(mascot.imageUrl, command.imageUrl);
      case 'DeleteMascot':
        return [{ type: 'MascotDeleted', data: { name: mascot.profile.name } }];
    }
  },
};

function requirePublished(state: MascotState) {
  if (state.kind !== 'published') throw new Refused('not_found', MASCOT_MESSAGES.notFound);
  return state;
}

function changeImage(current: string | null, next: string | null | undefined): MascotEvent[] {
  return next === undefined || next === current ? [] : [{ type: 'MascotImageChanged', data: { imageUrl: next } }];
}
