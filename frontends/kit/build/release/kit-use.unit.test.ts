import { kitUseIn } from './kit-use';

const kit = {
  Button: { required: [], optional: ['kind'], attributes: true },
  Frame: { required: ['title', 'children'], optional: ['icon'], attributes: false },
};

const used = (...bodies: string[]) =>
  kitUseIn(
    bodies.map((body) => `import { Button as Press, Frame, useToast } from '@marcel/kit';\n${body}`),
    kit,
  );

describe('how a component is used', () => {
  it('is told by its own props, given anywhere or everywhere, by name or between its tags', () => {
    const bodies = [
      'const a = <Frame title="A" key={1}>text</Frame>;',
      'const b = <Frame title="B" icon="x">{c}</Frame>;',
    ];
    expect(used(...bodies)).toEqual({
      Frame: { given: ['children', 'icon', 'title'], always: ['children', 'title'], attributes: false, unknown: false },
    });
  });

  it('is told apart from attributes that it passes on', () => {
    const use = { given: ['kind'], always: [], attributes: true, unknown: false };
    expect(used('const a = <><Press kind="x" /><Press onClick={go} /></>;')).toEqual({ Button: use });
  });

  it('has no children of what is around it', () => {
    const use = { given: ['kind'], always: ['kind'], attributes: false, unknown: false };
    expect(used('const a = <b>text <Press kind="x" /></b>;')).toEqual({ Button: use });
  });

  it.each([
    'const a = <Frame title="A" {...rest}>text</Frame>;',
    'const a = <Frame title="A">text</Frame>; const made = styled(Frame);',
    'const a = <Frame title="A">text</Frame>; const table = { Frame };',
  ])('is partly unknown: %s', (body) => {
    expect(used(body)['Frame']).toMatchObject({ given: ['children', 'title'], unknown: true });
  });

  it('does not count names that are alike', () => {
    expect(used('const a = { Frame: 1 }; type B = typeof a.Frame;')).toEqual({});
    expect(kitUseIn(["import { Frame } from './frame'; const a = <Frame />;"], kit)).toEqual({});
  });
});
