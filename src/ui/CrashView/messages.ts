/** A chain this long has lost its meaning, or is a circle. */
const MAX_CAUSES = 5;

/** What an error says, followed by what its causes say, nearest first. Anything can be thrown, so anything is taken. */
export function messagesOf(error: unknown): string[] {
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && messages.length < MAX_CAUSES) {
    if (!(current instanceof Error)) {
      messages.push(typeof current === 'string' ? current : JSON.stringify(current));
      break;
    }
    messages.push(current.message || current.name);
    current = current.cause;
  }
  return messages;
}
