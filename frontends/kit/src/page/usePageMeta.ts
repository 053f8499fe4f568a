import { SEO } from '@marcel/contracts/mascots/rules';
import { useEffect } from 'react';

export interface PageMeta {
  title: string;
  description: string;
}

/** Titles and describes the page for the tab, for search engines and for whoever shares its address. */
export function usePageMeta({ title, description }: PageMeta): void {
  useEffect(() => {
    document.title = title;
    describe('name', 'description', shorten(description, SEO.description));
    describe('property', 'og:title', shorten(title, SEO.shareTitle));
    describe('property', 'og:description', shorten(description, SEO.description));
  }, [title, description]);
}

/** Cuts a text to `length` characters, the last of them an ellipsis when something was cut. */
export function shorten(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

function describe(key: 'name' | 'property', value: string, content: string): void {
  const existing = document.head.querySelector(`meta[${key}="${value}"]`);
  const meta = existing ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(key, value);
  meta.setAttribute('content', content);
}
