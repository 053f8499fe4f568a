import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MODERATION_TEXTS } from '../moderation-texts';
import { anItem } from '../testing/fake-moderation';
import { comment, giveReason, gone, item, many, names, openModeration, press } from '../testing/moderation-steps';

describe('the queue by keyboard', () => {
  it('moves, hides and keeps one after the other, and undoes the last', async () => {
    const { sent } = openModeration(many(4));
    await item('Comment 1');
    await userEvent.keyboard('jj');
    expect(await item('Comment 2')).toHaveFocus();
    await userEvent.keyboard('k');
    expect(await item('Comment 1')).toHaveFocus();
    await userEvent.keyboard('r');
    await userEvent.click(await screen.findByLabelText(MODERATION_TEXTS.remember));
    await giveReason('Spam');
    await gone('Comment 1');
    await waitFor(() => expect(screen.getByRole('article', { name: 'Comment 2' })).toHaveFocus());
    await userEvent.keyboard('h');
    await gone('Comment 2');
    await userEvent.keyboard('a');
    await giveReason('Fine');
    await gone('Comment 3');
    await userEvent.keyboard('r');
    expect(await screen.findByText(MODERATION_TEXTS.nothing)).toBeVisible();
    await userEvent.keyboard('u');
    await giveReason('A slip');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(sent()).toEqual([
      { action: 'hide', items: [comment(1)], reason: 'Spam' },
      { action: 'hide', items: [comment(2)], reason: 'Spam' },
      { action: 'dismiss', items: [comment(3)], reason: 'Fine' },
      { action: 'hide', items: [comment(4)], reason: 'Spam' },
      { action: 'reopen', items: [comment(4, 1)], reason: 'A slip' },
    ]);
  });

  it('shows what says nearly the same, and leads back to all', async () => {
    const [said] = many(1);
    const other = anItem({ id: 9, subject: said?.subject && { ...said.subject, text: 'What a lovely penguin' } });
    openModeration([...many(2), other]);
    await item('Comment 9');
    await userEvent.keyboard('js');
    await gone('Comment 9');
    expect(names()).toEqual(['Comment 1', 'Comment 2']);
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/moderation?similarTo=comment-1');
    expect(screen.getByText(MODERATION_TEXTS.notJudged)).toBeVisible();
    await press(MODERATION_TEXTS.showAll);
    await item('Comment 9');
    await userEvent.click(screen.getByRole('link', { name: 'Similar to Comment 9' }));
    await gone('Comment 1');
    await press('Hide: Comment 9');
    await giveReason('Spam');
    expect(await screen.findByText(MODERATION_TEXTS.noneSimilar)).toBeVisible();
  });

  it('selects, and acts on what is selected', async () => {
    const { sent } = openModeration(many(3));
    await item('Comment 1');
    await userEvent.keyboard('jxjjx');
    expect(screen.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('r');
    await giveReason('Spam');
    await gone('Comment 1');
    expect(names()).toEqual(['Comment 2']);
    expect(sent()).toEqual([{ action: 'hide', items: [comment(1), comment(3)], reason: 'Spam' }]);
  });

  it('shows its keys, and none of them works behind the help', async () => {
    const { sent } = openModeration(many(1));
    await item('Comment 1');
    await userEvent.keyboard('?');
    expect(await screen.findByText('Undo the last decision')).toBeInTheDocument();
    await userEvent.keyboard('r');
    expect(screen.queryByLabelText(/^Reason/)).toBeNull();
    expect(sent()).toEqual([]);
  });
});
