import { ANYTHING, kindsIn, MISSING, parentOf, type AnswerFields } from '@marcel/contracts';
import type { Compared, ServedAnswers } from './compared.js';

/** What a release needs that the API does not have or answer, in a sentence each. */
export function apiMisfits({ called, description: { needs } }: Compared, served: ServedAnswers): string[] {
  const gone = needs.operations.filter((operation) => !served.has(operation));
  return [
    ...gone.map((operation) => `${called} needs the operation \`${operation}\` of the API, which it does not have.`),
    ...Object.entries(needs.answers ?? {}).flatMap(([operation, read]) => {
      const answered = served.get(operation);
      return answered === undefined
        ? []
        : lostFields(read, answered).map((lost) => `${called} reads ${lost} from \`${operation}\` of the API.`);
    }),
  ];
}

/** Whatever a server may answer has to be among what is read. What is answered besides is passed over. */
function lostFields(read: AnswerFields, answered: AnswerFields): string[] {
  const told = (path: string): string[] | undefined => {
    const kinds = Object.hasOwn(answered, path) ? answered[path] : undefined;
    return kinds === undefined ? undefined : kindsIn(kinds);
  };
  return Object.entries(read).flatMap(([path, kinds]) => {
    const { path: above, kind } = parentOf(path);
    if (path !== '' && !told(above)?.includes(kind)) return [];
    const given = told(path) ?? (kind === 'object' ? [MISSING] : [ANYTHING]);
    const unreadable = given.filter((one) => !canBeRead(one, kindsIn(kinds)));
    return unreadable.length === 0 ? [] : [sentence(path, unreadable)];
  });
}

const canBeRead = (kind: string, read: readonly string[]): boolean =>
  read.includes(kind) || read.includes(ANYTHING) || (kind === 'integer' && read.includes('number'));

function sentence(path: string, kinds: readonly string[]): string {
  const field = path === '' ? 'an answer' : `\`${path.replace(/^\./, '')}\``;
  if (kinds.includes(MISSING)) return `${field}, which may be missing,`;
  return `${field}, which may be ${kinds.map((kind) => (kind === ANYTHING ? 'anything' : kind)).join(' or ')},`;
}
