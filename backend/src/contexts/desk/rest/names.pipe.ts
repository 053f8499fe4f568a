import {
  ITEM_KINDS,
  MODERATION_ACTIONS,
  MODERATION_MESSAGES,
  REASON_MESSAGES,
  REASON_PURPOSES,
  type ItemKind,
  type ModerationAction,
  type ReasonPurpose,
} from '@marcel/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../../platform/decider/domain-error.js';

function oneOf<Name extends string>(names: readonly Name[], value: unknown, message: string): Name {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new DomainError('not_found', message);
  return found;
}

/** Reads a kind of items out of a path. */
@Injectable()
export class KindName implements PipeTransform<unknown, ItemKind> {
  transform(value: unknown): ItemKind {
    return oneOf(ITEM_KINDS, value, MODERATION_MESSAGES.kind);
  }
}

/** Reads what to do about an item out of a path. */
@Injectable()
export class ActionName implements PipeTransform<unknown, ModerationAction> {
  transform(value: unknown): ModerationAction {
    return oneOf(MODERATION_ACTIONS, value, MODERATION_MESSAGES.action);
  }
}

/** Reads out of a path what reasons are for. */
@Injectable()
export class PurposeName implements PipeTransform<unknown, ReasonPurpose> {
  transform(value: unknown): ReasonPurpose {
    return oneOf(REASON_PURPOSES, value, REASON_MESSAGES.purpose);
  }
}
