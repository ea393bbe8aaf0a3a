/** A file of a manual: its address with the base URL, the hash of its content as `integrity` writes it, and its size. */
export type ManualFile = [address: string, hash: string, bytes: number];

/** The files of a language. */
export interface ManualList {
  files: ManualFile[];
  /**
   * All files in one, in the order of the list, with its sizes as sent. With brotli it has a third of the size of the single files, which
   * repeat header and styles. Undefined for a manual that hosts would not compress.
   */
  bundle?: {address: string; br: number; gzip: number};
}

/** The list of a language. Its name changes with its content. */
export interface ManualInfo {
  address: string;
  hash: string;
}

/** By locale. */
export type ManualInfos = {[locale: string]: ManualInfo};

/** The file with the manuals of all languages, below the base URL of the site; served with `no-cache`. */
export const MANUALS = 'offline.json';

/** Why a manual was not saved: what the reader is told (ui/texts.ts). */
export type Reason = 'connection' | 'server' | 'space' | 'browser';

export class SaveError extends Error {
  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(`The manual was not saved: ${reason}`, {cause});
  }
}

/** Makes a rejected promise say why the manual was not saved. */
export const failing =
  (reason: Reason) =>
  (cause: unknown): never => {
    throw cause instanceof SaveError ? cause : new SaveError(reason, cause);
  };

/** The SHA-256 of some content, as the attribute `integrity` writes it. */
export async function digestOf(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
