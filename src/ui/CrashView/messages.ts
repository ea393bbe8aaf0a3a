/** A chain this long has lost its meaning, or is a circle. */
const MAX_CAUSES = 5;

/** The message of an error, followed by those of its causes, nearest first. Accepts anything, since anything can be thrown. */
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
