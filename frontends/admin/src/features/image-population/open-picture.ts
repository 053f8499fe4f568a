/**
 * Shows a picture in a tab of its own. Browsers open no data: address as a page; within a page of ours they show it, and
 * as an image it cannot run anything.
 */
export function openPicture(address: string, title: string): void {
  const page = document.implementation.createHTMLDocument(title);
  const image = page.createElement('img');
  image.src = address;
  image.alt = title;
  page.body.append(image);
  const url = URL.createObjectURL(new Blob([page.documentElement.outerHTML], { type: 'text/html' }));
  window.open(url, '_blank', 'noopener');
}
