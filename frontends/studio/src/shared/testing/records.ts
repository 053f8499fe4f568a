import type { GalleryItem, GalleryPage, GeneratedImage, Hug, MineItem, MineKind } from '@marcel/contracts';
import type { FakeAnswer, FakeCall } from '@marcel/kit/testing';

export const hug = (part: Partial<Hug> = {}): Hug => ({
  id: 1,
  profilePictureUrl: '/pictures/portrait.webp',
  mascotPictureUrl: null,
  userName: 'Ada',
  characterName: null,
  generatedImages: ['https://provider.example/ada.jpg'],
  storagePaths: ['/pictures/ada.webp'],
  status: 'completed',
  scenarioJobId: null,
  likes: 3,
  urlHealth: 'healthy',
  lastUrlCheckAt: null,
  hidden: false,
  preservedCount: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  provider: 'local',
  failureReason: null,
  ...part,
});

export const pendingHug = (part: Partial<Hug> = {}): Hug =>
  hug({ status: 'pending', generatedImages: [], storagePaths: [], preservedCount: 0, ...part });

export const drawing = (part: Partial<Hug> = {}): Hug => hug({ id: 5, userName: 'Artist', likes: 1, ...part });

export const image = (part: Partial<GeneratedImage> = {}): GeneratedImage => ({
  id: 1,
  prompt: 'A dog on the moon',
  improvedPrompt: 'A blue dog on the moon, starlit',
  imageUrl: 'https://provider.example/moon.jpg',
  storagePath: '/pictures/moon.webp',
  modelId: 'custom-model',
  format: 'jpeg',
  status: 'completed',
  scenarioJobId: null,
  likes: 0,
  urlHealth: 'healthy',
  lastUrlCheckAt: null,
  hidden: false,
  preserved: true,
  createdAt: '2026-01-02T00:00:00.000Z',
  provider: 'local',
  failureReason: null,
  ...part,
});

export const galleryItem = (part: Partial<GalleryItem> = {}): GalleryItem => ({
  id: 'hug-1',
  type: 'hugs',
  recordId: 1,
  imageUrl: 'https://provider.example/ada.jpg',
  storagePath: '/pictures/ada.webp',
  status: 'completed',
  createdAt: '2026-01-01T00:00:00.000Z',
  likes: 3,
  prompt: null,
  improvedPrompt: null,
  userName: 'Ada',
  characterName: null,
  provider: 'local',
  failureReason: null,
  ...part,
});

export const ownItem = (kind: MineKind, id: number): MineItem => ({
  kind,
  id,
  title: '',
  text: null,
  pictureUrl: null,
  state: 'shown',
  path: null,
  downloadPath: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const NONE: GalleryPage['counts'] = { hugs: 0, drawings: 0, generated: 0 };

export const galleryOf = (items: readonly GalleryItem[], part: Partial<GalleryPage> = {}): FakeAnswer => {
  const counts = items.reduce((sums, { type }) => ({ ...sums, [type]: sums[type] + 1 }), NONE);
  return { body: { items, counts, next: null, ...part } };
};

export const listOf = <Item>(items: readonly Item[], total = items.length): FakeAnswer => ({
  body: { items, total, limit: 20 },
});

export const rejection = (status: number, error: string): FakeAnswer => ({
  status,
  body: { error, message: error, code: 'invalid_input' },
});

export const queryOf = ({ path }: FakeCall): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(path.split('?')[1]));

export function formOf({ body }: FakeCall): Record<string, FormDataEntryValue> {
  if (!(body instanceof FormData)) throw new Error('The call sends no form');
  return Object.fromEntries(body);
}

export function jsonOf(call: FakeCall | undefined): unknown {
  return typeof call?.body === 'string' ? JSON.parse(call.body) : undefined;
}

export const picture = (name = 'ada.png', type = 'image/png'): File => new File(['pixels'], name, { type });
