import { STUDIO_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../../../platform/decider/domain-error.js';

export interface DownloadName {
  readonly kind: 'hug' | 'drawing' | 'gen';
  readonly id: number;
}

const NAME = /^(?:(hug|drawing|gen)-)?([1-9]\d{0,14})$/;

/** What `hug-7`, `drawing-7` or `gen-7` names; a bare number is an image. @throws DomainError not_found */
export function readDownloadName(text: string): DownloadName {
  const [, kind = 'gen', id] = NAME.exec(text) ?? [];
  if (id === undefined) throw new DomainError('not_found', STUDIO_MESSAGES.imageNotFound);
  return { kind: kind === 'hug' || kind === 'drawing' ? kind : 'gen', id: Number(id) };
}
