/**
 * Opens a picture in a new tab. Browsers do not open data: addresses as pages, so it is an image in a generated page, where it
 * cannot run scripts.
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
