import { render } from '@testing-library/react';

const styles = () =>
  [...document.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const { display, visibility, pointerEvents, opacity } = style;
    return [element.localName, display, style.getPropertyValue('display'), visibility, pointerEvents, opacity];
  });

test('computed styles match jsdom wherever a style sheet applies', () => {
  render(
    <div hidden>
      <p style={{ visibility: 'hidden', pointerEvents: 'none' }}>
        <b style={{ display: 'flex', visibility: 'visible', opacity: 0 }} />
        <input type="hidden" />
        <button hidden style={{ display: 'block' }} />
        <i style={{ pointerEvents: 'auto' }} />
      </p>
      <dialog />
      <dialog open />
    </div>,
  );
  const stylesWithoutSheet = styles();
  document.body.append(document.createElement('style'));
  expect(document.styleSheets).toHaveLength(1);
  expect(stylesWithoutSheet).toEqual(styles().slice(0, stylesWithoutSheet.length));
});
