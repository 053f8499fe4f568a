import { SEO, truncated } from '@marcel/contracts';
import { useEffect } from 'react';

export interface PageMeta {
  title: string;
  description: string;
}

/** Titles and describes the page for the tab, for search engines and for whoever shares its address. */
export function usePageMeta({ title, description }: PageMeta): void {
  useEffect(() => {
    document.title = title;
    describe('name', 'description', truncated(description, SEO.description));
    describe('property', 'og:title', truncated(title, SEO.shareTitle));
    describe('property', 'og:description', truncated(description, SEO.description));
  }, [title, description]);
}

function describe(key: 'name' | 'property', value: string, content: string): void {
  const existing = document.head.querySelector(`meta[${key}="${value}"]`);
  const meta = existing ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(key, value);
  meta.setAttribute('content', content);
}
