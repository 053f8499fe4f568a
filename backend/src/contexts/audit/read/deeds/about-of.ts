/** What is said about a record in a stream of its own leads to the record. */
const SAID_ABOUT = [
  [/^moderation-(?=(?:mascot|hug|image)-)/, ''],
  [/^comments-/, 'mascot-'],
] as const;

/** Which record a stream is about, by the stream that the record itself has. */
export function aboutOf(stream: string): string {
  const [pattern, prefix] = SAID_ABOUT.find(([found]) => found.test(stream)) ?? [];
  return pattern === undefined ? stream : stream.replace(pattern, prefix ?? '');
}
