import { Verification, type VerificationRun } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { LongRuns, type RunTools } from '../../../../platform/runs/long-runs.js';
import { Courtesy } from '../../../../platform/turns/courtesy.js';
import { certify } from '../../ledger/certificate.js';
import { signerOf } from '../../ledger/signer-of.js';
import { proveLog, type Evidence, type Verified } from '../../ledger/verify-log.js';
import { knownSeals } from './known-seals.js';

const KIND = 'verify-log';

/** Proves, or disproves, that the log is the one that was sealed. */
@Injectable()
export class Verifications {
  private readonly signer;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(SETTINGS) settings: Settings,
    private readonly runs: LongRuns,
    private readonly courtesy: Courtesy,
  ) {
    this.signer = signerOf(settings);
  }

  async verify(tools: Pick<Evidence, 'signal' | 'along'>): Promise<Verified> {
    const known = await knownSeals(this.views);
    return proveLog(this.store, { ...tools, ...(this.signer && { signer: this.signer }), known });
  }

  async begin(): Promise<VerificationRun> {
    await this.runs.begin(KIND, (tools) => this.carryOut(tools));
    return this.look();
  }

  look(): Promise<VerificationRun> {
    return this.runs.look(KIND, Verification);
  }

  private async carryOut({ tell, signal }: RunTools): Promise<Verification> {
    const rest = this.courtesy.betweenParts();
    const along = async (folded: number, sealed: number) => {
      tell({ done: folded, total: Math.max(folded, sealed) });
      // Folding takes the processor.
      await rest();
    };
    const verified = await this.verify({ signal, along });
    return { report: verified.report, certificate: certify(verified, { signer: this.signer, now: new Date() }) };
  }
}
