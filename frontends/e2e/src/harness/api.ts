import sharp from 'sharp';
import * as z from 'zod';
import { expectEventually } from './eventually';
import { urlOf } from './pages';
import { ADMIN_TOKEN } from './product';

const SUBMITTER = {
  userEmail: 'ada@example.org',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  userName: 'Ada Byron',
  contributor: 'Ada Byron',
};

const Mascot = z.looseObject({ id: z.int(), name: z.string(), slug: z.string(), likes: z.int() });
const Mascots = z.object({ mascots: z.array(Mascot) });
export const Receipt = z.object({ id: z.int(), statusUrl: z.string() });
const Numbered = z.object({ id: z.int() });
const Hug = z.object({ id: z.int(), storagePaths: z.array(z.string()) });
const Hugs = z.object({ items: z.array(Hug) });
const GalleryEntry = z.object({ item: z.object({ status: z.string() }) });

export async function read(pathname: string): Promise<unknown> {
  const answer = await fetch(urlOf(pathname));
  if (!answer.ok) throw new Error(`${pathname} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export async function send(pathname: string, body: FormData | object = {}, init: RequestInit = {}): Promise<unknown> {
  const isForm = body instanceof FormData;
  const answer = await fetch(urlOf(pathname), {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    ...init,
    headers: { ...(!isForm && { 'content-type': 'application/json' }), ...init.headers },
  });
  if (!answer.ok) throw new Error(`${pathname} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export const sendAsAdmin = (method: string, pathname: string, json: object = {}): Promise<unknown> =>
  send(pathname, json, { method, headers: { 'x-admin-token': ADMIN_TOKEN } });

export async function mascotOf(name: string): Promise<z.infer<typeof Mascot> | undefined> {
  const { mascots } = Mascots.parse(await read(`/api/mascots?search=${encodeURIComponent(name)}`));
  return mascots.find((mascot) => mascot.name === name);
}

interface Submission {
  fields?: Readonly<Record<string, string>>;
  image?: Buffer;
  /** Owner key of the browser that submits the mascot. */
  ownerKey?: string;
}

export async function submitMascot(
  name: string,
  { fields, image, ownerKey }: Submission = {},
): Promise<z.infer<typeof Receipt>> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...SUBMITTER, name, brand: `Brand of ${name}`, ...fields }))
    form.set(field, value);
  if (image) form.set('image', new Blob([Uint8Array.from(image)]), 'mascot.png');
  const headers: HeadersInit = ownerKey === undefined ? {} : { 'x-owner-key': ownerKey };
  return Receipt.parse(await send('/api/submissions', form, { headers }));
}

export async function publishMascot(
  name: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<z.infer<typeof Mascot>> {
  const { id } = await submitMascot(name, { fields });
  await sendAsAdmin('PUT', `/api/submissions/${id}/approve`);
  const mascot = await mascotOf(name);
  if (!mascot) throw new Error(`${name} was not published`);
  return mascot;
}

export async function makeImage(prompt: string): Promise<number> {
  const { id } = Numbered.parse(await send('/api/generate-image', { prompt }));
  await waitUntilGenerated(`gen-${id}`);
  return id;
}

/** Waits until a picture of the gallery is made. */
export const waitUntilGenerated = (item: string): Promise<void> =>
  expectEventually(async () => GalleryEntry.parse(await read(`/api/gallery/${item}`)).item.status, 'completed');

export async function makeHug(userName: string): Promise<z.infer<typeof Hug>> {
  const form = new FormData();
  form.set('userName', userName);
  const { buffer } = await portrait();
  form.set('profilePicture', new Blob([Uint8Array.from(buffer)], { type: 'image/jpeg' }), 'face.jpg');
  const { id } = Numbered.parse(await send('/api/generate-marcel-hugging', form));
  await waitUntilGenerated(`hug-${id}`);
  const { items } = Hugs.parse(await read('/api/marcel-hugging?kind=hug'));
  return Hug.parse(items.find((hug) => hug.id === id));
}

export const picture = (background: string, width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const face = (skin: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
  <rect width="300" height="400" fill="#8fb59a"/><path d="M30 400c0-90 60-110 120-110s120 20 120 110z" fill="#a33"/>
  <ellipse cx="150" cy="150" rx="105" ry="115" fill="#4a2a12"/><ellipse cx="150" cy="185" rx="78" ry="100" fill="${skin}"/>
  <circle cx="120" cy="170" r="9"/><circle cx="180" cy="170" r="9"/></svg>`;

export async function portrait(skin = '#f0c29c') {
  const buffer = await sharp(Buffer.from(face(skin)))
    .resize(600, 800)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer };
}
