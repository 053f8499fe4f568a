import type { VerifyReport } from '@marcel/contracts';
import type { Position } from '../../../platform/event-store/event-store.js';
import { markAt, markOf, type Ledger } from './ledger.js';
import type { SealSigner } from './seal-signer.js';
import type { Seal } from './seals.js';

type Problem = NonNullable<VerifyReport['problem']>;

/** Holds a fold of the log against its seals, event by event. */
export class SealCheck {
  private current = 0;
  private indexInSeal = 0;
  private signedBefore = false;
  private end: Position | null = null;

  constructor(
    private readonly seals: readonly Seal[],
    private readonly signer: SealSigner | undefined,
  ) {}

  /** The last position under a seal, as far as the log was folded. */
  get sealedTo(): Position | null {
    return this.end;
  }

  /** What is wrong with the event at a position, given the log folded up to and with it; null when nothing is. */
  faultAt(position: Position, { hash, events }: Pick<Ledger, 'hash' | 'events'>): Problem | null {
    const seal = this.seals[this.current];
    if (seal === undefined) return null;
    const mark = markAt(seal, this.indexInSeal);
    this.indexInSeal += 1;
    if (mark !== markOf(hash)) return { position, reason: 'The event is not the one that was sealed' };
    if (events < seal.events) return null;
    this.current += 1;
    this.indexInSeal = 0;
    this.end = position;
    if (hash !== seal.hash) return { position, reason: 'The seal does not fit the log' };
    return this.signatureFault(seal, position);
  }

  /** Once the log is folded: a seal may not cover more than there is. */
  missing(): Problem | null {
    const seal = this.seals[this.current];
    return seal === undefined ? null : { position: seal.position, reason: 'The log ends before what was sealed' };
  }

  /** From the first signed seal on, every seal must be signed. */
  private signatureFault(seal: Seal, position: Position): Problem | null {
    if (this.signer === undefined) return null;
    this.signedBefore ||= seal.signature !== null;
    if (!this.signedBefore || this.signer.isOwn(seal)) return null;
    return { position, reason: "The seal does not carry the notary's signature" };
  }
}
