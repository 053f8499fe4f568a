import { MASCOT_FIELD_NAMES, defaultValues, type MascotValues } from './fields.js';

export interface DemonstrationMascot extends Omit<MascotValues, 'contributor'> {
  art: 'astro' | 'freddie' | 'domo-kun' | 'octocat' | 'tux';
}

const { contributor: _, ...blank } = defaultValues(MASCOT_FIELD_NAMES);

const pictured = (art: DemonstrationMascot['art']) => ({ art, imageUrl: `https://example.org/mascots/${art}.png` });

export const DEMONSTRATION_MASCOTS: readonly DemonstrationMascot[] = [
  {
    ...blank,
    name: 'Astro',
    brand: 'PlayStation',
    industry: 'Entertainment',
    visualDesc: 'A small white robot with glowing blue eyes, a round helmet and a scarf of light.',
    facts: ['First met players inside a game that came with the console', 'Talks in chirps and gestures only'],
    type: 'Robot',
    style: '3D Rendered',
    cuteness: 9,
    humor: 7,
    rebel: 4,
    weirdness: 5,
    longevityScore: 6,
    historyOverview:
      'Astro began as one of many tiny robots in a technology demonstration and grew into the hero of his own games.',
    sourceUrl: 'https://en.wikipedia.org/wiki/Astro_Bot',
    yearIntroduced: 2013,
    ...pictured('astro'),
  },
  {
    ...blank,
    name: 'Freddie',
    brand: 'Mailchimp',
    industry: 'Technology',
    visualDesc: 'A winking chimpanzee in a postal cap who looks as if the letter he just delivered had a joke in it.',
    facts: ['Gives a high five when a campaign is sent', 'Named Frederick von Chimpenheimer IV'],
    type: 'Animal',
    style: 'Minimalist',
    cuteness: 7,
    humor: 9,
    rebel: 5,
    weirdness: 4,
    longevityScore: 8,
    historyOverview:
      'Freddie has accompanied the newsletter service since its first year and lost more detail with every redrawing.',
    sourceUrl: 'https://en.wikipedia.org/wiki/Mailchimp',
    yearIntroduced: 2001,
    ...pictured('freddie'),
  },
  {
    ...blank,
    name: 'Domo-kun',
    brand: 'NHK',
    industry: 'Entertainment',
    visualDesc: 'A brown, square monster with a wide open mouth full of pointed teeth and two small black eyes.',
    facts: ['Hatched from an egg in an underground cave', 'Dislikes apples'],
    type: 'Monster',
    style: 'Cartoon',
    cuteness: 6,
    humor: 8,
    rebel: 7,
    weirdness: 10,
    longevityScore: 8,
    historyOverview:
      'Domo appeared in short stop-motion films between programmes and became famous far beyond Japanese television.',
    sourceUrl: 'https://en.wikipedia.org/wiki/Domo_(NHK)',
    yearIntroduced: 1998,
    ...pictured('domo-kun'),
  },
  {
    ...blank,
    name: 'Octocat',
    brand: 'GitHub',
    industry: 'Technology',
    visualDesc: 'A black cat with a friendly face and five tentacles where other cats keep their legs.',
    facts: ['Its real name is Mona', 'Programmers redraw it in hundreds of costumes'],
    type: 'Animal',
    style: 'Cartoon',
    cuteness: 8,
    humor: 7,
    rebel: 6,
    weirdness: 8,
    longevityScore: 9,
    historyOverview:
      'Octocat started as a piece of stock art on an error page and became the face of a place where software is made.',
    sourceUrl: 'https://en.wikipedia.org/wiki/GitHub#Mascot',
    yearIntroduced: 2008,
    ...pictured('octocat'),
  },
  {
    ...blank,
    name: 'Tux',
    brand: 'Linux',
    industry: 'Technology',
    visualDesc: 'A contented, well-fed penguin who sits with his yellow feet apart.',
    facts: ['Drawn for a competition that he did not win', 'His creator asked to be mentioned when he is used'],
    type: 'Animal',
    style: 'Cartoon',
    cuteness: 9,
    humor: 5,
    rebel: 6,
    weirdness: 3,
    longevityScore: 10,
    historyOverview:
      'Tux was drawn after a remark that a penguin, stuffed after a good meal, would suit the operating system.',
    sourceUrl: 'https://en.wikipedia.org/wiki/Tux_(mascot)',
    yearIntroduced: 1996,
    ...pictured('tux'),
  },
];
