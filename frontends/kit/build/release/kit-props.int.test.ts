import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kitPropsOf } from './kit-props';

const OURS = path.resolve(import.meta.dirname, '../../src/index.ts');

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'marcel-kit-'))));
afterAll(() => rm(folder, { recursive: true }));

async function propsOf(text: string) {
  const name = `kit-${text.length}`;
  await writeFile(path.join(folder, `${name}.tsx`), text);
  await writeFile(path.join(folder, `${name}-index.ts`), `export { Box, type BoxProps, useBox } from './${name}';`);
  return kitPropsOf(path.join(folder, `${name}-index.ts`))['Box'];
}

const [none, title] = [
  { required: [], optional: [], attributes: false },
  { required: ['title'], optional: ['icon'], attributes: false },
];

test.each([
  ['function Box() {}', none],
  ['function Box(props: { title: string; icon?: string }) {}', title],
  ['const Box = ({ title }: { title: string; icon?: string }) => title;', title],
  ['interface Props { title: string; icon?: string }\nclass Box extends Component<Props, object> {}', title],
  [
    'interface Props extends HTMLAttributes<Box> { "aria-label": string }\nfunction Box(props: Props) {}',
    { required: ['aria-label'], optional: [], attributes: true },
  ],
  ['type All = { title: string; icon?: string; x: 1 };\nfunction Box(props: Omit<All, "x">) {}', title],
  [
    'type One = { many?: false };\ntype Many = { many: true; rows: number };\nfunction Box(props: { a: 1 } & (One | Many)) {}',
    { required: ['a'], optional: ['many', 'rows'], attributes: false },
  ],
  ['function Box(props) {}', { ...none, attributes: true }],
])('what a component takes is read from %j', async (text, props) => {
  expect(await propsOf(text)).toEqual(props);
});

test('a component that is made in another way does not build', async () => {
  await expect(propsOf('const Box = memo(Inner);')).rejects.toThrow('Box');
});

test('every component of our kit can be read', () => {
  const kit = kitPropsOf(OURS);
  expect(kit).toMatchObject({
    ProgramWindow: { required: ['children', 'title'], optional: expect.not.arrayContaining(['onClose']) },
    TextField: { required: ['label'], attributes: true },
  });
});
