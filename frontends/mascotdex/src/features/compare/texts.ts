import { COMPARISON, namesInOne } from '@marcel/contracts';

export const COMPARE_TEXTS = {
  title: 'Compare Mascots',
  nobody: 'Nobody to compare yet',
  how: `The scales on a card and on a mascot's page choose who is compared: ${COMPARISON.least} or ${COMPARISON.most}.`,
  browse: 'Browse All Mascots',
  oneMore: 'Choose one more mascot to see how they differ.',
  choose: 'Choose Others',
  gone: 'Mascot Not Found',
  goneBody: 'It does not exist, or may have been removed.',
  failed: 'Failed to load this mascot.',
  remove: (name: string) => `Remove ${name}`,
  unknown: 'Not known',
  stillActive: 'Still active',
  most: 'the most',
  mascots: 'Compared mascots',
  radar: 'Personality',
  bars: 'Score by Score',
  table: 'All Facts',
  radarName: (names: readonly string[]) => `Radar chart of ${namesInOne(names)}. Its numbers stand under All Facts.`,
  barsName: (names: readonly string[]) => `Bar chart of ${namesInOne(names)}. Its numbers stand under All Facts.`,
} as const;
