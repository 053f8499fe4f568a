/** Hands a file to the browser to keep. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
