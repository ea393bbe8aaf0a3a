/**
 * What the browser compares a script or a stylesheet with: the build names both by the SHA-256 of their content (src/post-build/files.ts).
 * What was changed, cut off or replaced on its way is refused like a file that is missing.
 * @returns the value of `integrity`; empty for the names of the development server
 */
export function integrityOf(address: string): string {
  const [, hash] = /\.([\w-]{43})\./.exec(address) ?? [];
  return hash ? `sha256-${hash.replaceAll('-', '+').replaceAll('_', '/')}=` : '';
}
