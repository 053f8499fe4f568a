/** An address that a submitter gave: opened apart, and told nothing of where it was followed from. */
export const OutsideLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer nofollow">
    {url}
  </a>
);
