import type { Settings } from '../../../platform/config/settings.js';
import type { Log } from '../../../platform/observability/logging/log.js';
import type { ProviderCalls } from '../../../platform/observability/metrics/provider-calls.js';
import type { PaidWork } from '../write/paid-work/paid-work.js';
import { LocalPromptImprover } from './local-prompt-improver.js';
import { OpenAiPromptImprover } from './openai-prompt-improver.js';
import type { PromptImprover } from './prompt-improver.js';

/** The improver that the settings ask for. */
export function promptImproverOf(
  { promptImprover: settings }: Settings,
  log: Log,
  paidWork: Pick<PaidWork, 'mayImprove'>,
  calls?: ProviderCalls,
): PromptImprover {
  const otherwise = new LocalPromptImprover();
  return settings === undefined
    ? otherwise
    : new OpenAiPromptImprover({ settings, otherwise, log, mayAsk: () => paidWork.mayImprove(), calls });
}
