import type { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import type { Words } from '../../../../platform/decider/words.js';
import type { Commission, Due } from '../../domain/next-step.js';
import type { Subject } from '../../domain/artwork.state.js';

export async function openedCommission(
  { subject, generation }: Due,
  personalData: Pick<PersonalData, 'openWords'>,
): Promise<Commission | undefined> {
  const open = async (words: Words | null) => (words === null ? null : (await personalData.openWords([words]))[0]);
  const isHug = subject.kind === 'hug';
  const [typed, characterName, improvedPrompt] = await Promise.all([
    open(isHug ? subject.userName : subject.prompt),
    open(isHug ? subject.characterName : null),
    open(generation.improvedPrompt),
  ]);
  if (typeof typed !== 'string' || characterName === undefined || improvedPrompt === undefined) return undefined;
  return { subject: withText(subject, typed, characterName), generation: { ...generation, improvedPrompt } };
}

function withText(subject: Subject, text: string, characterName: string | null): Commission['subject'] {
  switch (subject.kind) {
    case 'hug':
      return { ...subject, userName: text, characterName };
    case 'drawing':
    case 'image':
      return { ...subject, prompt: text };
  }
}

const TELLING = /[\p{L}\p{N}]{4,}/gu;

export function withoutWordsOf({ subject, generation }: Commission, detail: string): string {
  const said = subject.kind === 'hug' ? `${subject.userName} ${subject.characterName ?? ''}` : subject.prompt;
  const typed = `${said} ${generation.improvedPrompt ?? ''}`;
  const words = new Set(typed.toLowerCase().match(TELLING));
  return detail.replace(TELLING, (word) => (words.has(word.toLowerCase()) ? '…' : word));
}
