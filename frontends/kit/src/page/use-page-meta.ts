import { SEO, truncated } from '@marcel/contracts';
import { useContext, useEffect } from 'react';
import { WindowHostContext } from '../window/window-host';

export interface PageMeta {
  title: string;
  description: string;
}

export function usePageMeta({ title, description }: PageMeta): void {
  const isFront = useContext(WindowHostContext)?.isFront ?? true;
  useEffect(() => {
    if (!isFront) return;
    document.title = title;
    setMetaTag('name', 'description', truncated(description, SEO.description));
    setMetaTag('property', 'og:title', truncated(title, SEO.shareTitle));
    setMetaTag('property', 'og:description', truncated(description, SEO.description));
  }, [title, description, isFront]);
}

function setMetaTag(key: 'name' | 'property', value: string, content: string): void {
  const existing = document.head.querySelector(`meta[${key}="${value}"]`);
  const meta = existing ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(key, value);
  meta.setAttribute('content', content);
}
