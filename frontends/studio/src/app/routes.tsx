import { PAGES, STUDIO_WORDS, type WindowWords } from '@marcel/contracts';
import type { IconName } from '@marcel/kit';
import { lateComponent } from '@marcel/kit/programs';
import type { ComponentType } from 'react';

const HugScreen = lateComponent(() =>
  import('../features/hugs/components/HugScreen').then(({ HugScreen }) => HugScreen),
);

const GeneratorScreen = lateComponent(() =>
  import('../features/images/components/GeneratorScreen').then(({ GeneratorScreen }) => GeneratorScreen),
);

const DrawingPanel = lateComponent(() =>
  import('../features/drawing/components/DrawingPanel').then(({ DrawingPanel }) => DrawingPanel),
);

export interface Program {
  Screen: ComponentType;
  words: WindowWords;
  icon: IconName;
}

export const PROGRAMS: Readonly<Record<string, Program>> = {
  [PAGES.hugs]: { Screen: HugScreen, words: STUDIO_WORDS.hugs, icon: 'hug' },
  [PAGES.imageGenerator]: { Screen: GeneratorScreen, words: STUDIO_WORDS.imageGenerator, icon: 'image-generator' },
  [PAGES.draw]: { Screen: DrawingPanel, words: STUDIO_WORDS.draw, icon: 'draw' },
};
