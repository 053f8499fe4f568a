export const readAsAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(unreadable()));
    reader.onerror = () => reject(reader.error ?? unreadable());
    reader.readAsDataURL(file);
  });

const unreadable = () => new Error('The file cannot be read');
