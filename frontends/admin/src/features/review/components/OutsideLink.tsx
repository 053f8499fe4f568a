export const OutsideLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer nofollow">
    {url}
  </a>
);
