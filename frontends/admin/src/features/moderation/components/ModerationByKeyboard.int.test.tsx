import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MODERATION_TEXTS } from '../queue-view';
import { anItem } from '../testing/fake-moderation';
import { giveReason, gone, item, many, names, openModeration, press } from '../testing/moderation-steps';

describe('the queue by keyboard', () => {
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
