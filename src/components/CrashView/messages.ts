/** A chain this long has lost its meaning, or is a circle. */
const MOST_CAUSES = 5;

/** What an error says, followed by what its causes say, nearest first. Anything can be thrown, so anything is taken. */
export function messagesOf(error: unknown): string[] {
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && messages.length < MOST_CAUSES) {
    messages.push(current instanceof Error ? current.message || current.name : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
