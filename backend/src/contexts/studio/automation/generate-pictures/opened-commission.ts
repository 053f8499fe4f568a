import type { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import type { Commission, Due } from '../../domain/next-step.js';
import type { Subject } from '../../domain/artwork.state.js';

/** Undefined when nobody can open what somebody has typed for it: then it has been erased. */
export async function openedCommission(
  { subject, generation }: Due,
  personalData: Pick<PersonalData, 'openWords'>,
): Promise<Commission | undefined> {
  const { improvedPrompt } = generation;
  const words = [subject.kind === 'hug' ? subject.userName : subject.prompt];
  const [typed, improved] = await personalData.openWords([
    ...words,
    ...(improvedPrompt === null ? [] : [improvedPrompt]),
  ]);
  if (typed === undefined || (improved === undefined && improvedPrompt !== null)) return undefined;
  return { subject: withText(subject, typed), generation: { ...generation, improvedPrompt: improved ?? null } };
}

function withText(subject: Subject, text: string): Commission['subject'] {
  switch (subject.kind) {
    case 'hug':
      return { ...subject, userName: text };
    case 'drawing':
    case 'image':
      return { ...subject, prompt: text };
  }
}

/** Shorter ones tell nothing of a prompt. */
const TELLING = /[\p{L}\p{N}]{4,}/gu;

/** What a provider says of a failure may repeat what somebody has typed, and stays in the log in plain text. */
export function withoutWordsOf({ subject, generation }: Commission, detail: string): string {
  const typed = `${subject.kind === 'hug' ? subject.userName : subject.prompt} ${generation.improvedPrompt ?? ''}`;
  const words = new Set(typed.toLowerCase().match(TELLING));
  return detail.replace(TELLING, (word) => (words.has(word.toLowerCase()) ? '…' : word));
}
