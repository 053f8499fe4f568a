import { dog } from '@marcel/art/icons/dog';
import { ICON_SIZE } from '@marcel/art/icons/icon';
import { svgDocument } from '@marcel/art/svg';
import type { HtmlTagDescriptor } from '@rsbuild/core';
import type { GeneratedFiles } from './generated-files';

const NAME = 'favicon.svg';

export const favicon = {
  files: { [NAME]: svgDocument(dog(), ICON_SIZE) } satisfies GeneratedFiles,
  tag: { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: NAME } } satisfies HtmlTagDescriptor,
};
