/**
 * The integrity hash of a script or a stylesheet: the build names both by the SHA-256 of their content (src/outputs/files.ts). A file
 * that was changed, truncated or replaced fails like a missing one.
 * @returns the value of `integrity`; empty for the names of the development server
 */
export function integrityOf(address: string): string {
  const [, hash] = /\.([\w-]{43})\./.exec(address) ?? [];
  return hash ? `sha256-${hash.replace(/-/g, '+').replace(/_/g, '/')}=` : '';
}
