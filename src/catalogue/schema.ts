import type {Tree} from './flatten';

/** `facts` and `samples` are files of their own: the app's file may not have groups of these names. */
const reserved = ['facts', 'samples'];

/**
 * Reads the text of a catalogue file: groups of words inside groups, every name of letters, digits, `_` and `-`,
 * every word a text that is not empty.
 * @param file its name, for the message.
 * @throws Error that names the file, every wrong place in it, what was found and what was expected.
 */
export function parseTree(json: string, file: string): Tree {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: found text that is not JSON (${String(error)}); expected groups of words.`, {
      cause: error,
    });
  }
  const complaints = complaintsAbout(data, '');
  for (const group of reserved) {
    if (isGroup(data) && group in data) {
      complaints.push(
        `found a group "${group}"; expected another name, since ${group}.*.json gives the keys that begin with "${group}."`,
      );
    }
  }
  if (!isTree(data, complaints)) throw new Error(complaints.map((complaint) => `${file}: ${complaint}`).join('\n'));
  return data;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTree(_data: unknown, complaints: readonly string[]): _data is Tree {
  return complaints.length === 0;
}

function complaintsAbout(value: unknown, place: string): string[] {
  const where = place || 'the whole file';
  if (typeof value === 'string' && place) {
    return value.trim() === '' ? [`found an empty word at ${where}; expected a text.`] : [];
  }
  if (!isGroup(value))
    return [
      `found ${JSON.stringify(value)} at ${where}; expected ${place ? 'a word or a group of words' : 'a group of words'}.`,
    ];
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = place ? `${place}.${name}` : name;
    const named = /^[A-Za-z][\w-]*$/.test(name)
      ? []
      : [`found the name "${name}" at ${where}; expected letters, digits, _ and -, beginning with a letter.`];
    return [...named, ...complaintsAbout(inner, key)];
  });
}
