import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { AdminWindowContext, useShortcuts } from './focus';

function Keys({ onPress }: { onPress: () => void }) {
  useShortcuts({ a: onPress });
  return <textarea aria-label="Notes" />;
}

function AdminIn({ front, onPress }: { front: boolean; onPress: () => void }) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <div data-front={front}>
      <div ref={content}>
        <AdminWindowContext value={content}>
          <Keys onPress={onPress} />
        </AdminWindowContext>
      </div>
    </div>
  );
}

describe('a keyboard shortcut', () => {
  const onPress = jest.fn();
  beforeEach(() => onPress.mockClear());

  it('works on a standalone page', async () => {
    render(<Keys onPress={onPress} />);
    await userEvent.keyboard('a');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('works in the window in front, and not behind another one', async () => {
    const { rerender } = render(<AdminIn front onPress={onPress} />);
    await userEvent.keyboard('a');
    expect(onPress).toHaveBeenCalledTimes(1);
    rerender(<AdminIn front={false} onPress={onPress} />);
    await userEvent.keyboard('a');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('is ignored while the visitor types', async () => {
    render(<Keys onPress={onPress} />);
    await userEvent.type(screen.getByLabelText('Notes'), 'a');
    expect(onPress).not.toHaveBeenCalled();
  });

  it.each([
    ['a dialog of antd', <div key="0" aria-modal="true" />],
    ['a dialog of the kit', <dialog key="0" open />],
  ])('is ignored behind %s of the same window only', async (_, dialog) => {
    const { rerender } = render(
      <>
        <Keys onPress={onPress} />
        <div role="dialog" aria-label="Gallery" />
      </>,
    );
    await userEvent.keyboard('a');
    expect(onPress).toHaveBeenCalledTimes(1);
    rerender(
      <>
        <Keys onPress={onPress} />
        {dialog}
      </>,
    );
    await userEvent.keyboard('a');
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});
