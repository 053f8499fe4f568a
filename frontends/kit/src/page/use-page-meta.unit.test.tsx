import { render } from '@testing-library/react';
import { usePageMeta, type PageMeta } from './use-page-meta';

function Page(meta: PageMeta) {
  usePageMeta(meta);
  return null;
}

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

describe('usePageMeta', () => {
  it('sets title and description of each page', () => {
    const { rerender } = render(<Page title="Tux" description="A penguin" />);
    rerender(<Page title="Octocat" description="A cat" />);
    expect(document.title).toBe('Octocat');
    expect(content('meta[name="description"]')).toBe('A cat');
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  });

  it('limits them to the lengths that search engines show', () => {
    render(<Page title={'t'.repeat(80)} description={'d'.repeat(300)} />);
    expect(content('meta[name="description"]')).toHaveLength(155);
    expect(content('meta[property="og:title"]')).toHaveLength(55);
  });
});
