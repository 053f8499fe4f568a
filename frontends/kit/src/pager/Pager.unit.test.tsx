import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager, MAX_PAGES_WITHOUT_GAP, visiblePages } from './Pager';

describe('visiblePages', () => {
  it('lists up to seven pages without gaps', () => expect(MAX_PAGES_WITHOUT_GAP).toBe(7));

  it.each([
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 'gap', 8]],
    [2, 8, [1, 2, 3, 'gap', 8]],
    [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ])('on page %i of %i', (page, pages, expected) => {
    expect(visiblePages(page, pages)).toEqual(expected);
  });
});

describe('Pager', () => {
  it('marks the current page and requests others', async () => {
    const onPage = jest.fn();
    render(<Pager page={5} pages={12} onPage={onPage} />);
    expect(screen.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 12' }));
    expect(onPage.mock.calls).toEqual([[6], [4], [12]]);
  });

  it('disables its buttons at both ends without losing the focus', async () => {
    const onPage = jest.fn();
    const { rerender } = render(<Pager page={1} pages={2} onPage={onPage} />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPage).not.toHaveBeenCalled();
    const next = screen.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    rerender(<Pager page={2} pages={2} onPage={onPage} />);
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onPage.mock.calls).toEqual([[2]]);
  });

  it('is empty for a single page', () => {
    render(<Pager page={1} pages={1} onPage={jest.fn()} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
