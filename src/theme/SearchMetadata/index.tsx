// Change: renders nothing instead of the six tags for DocSearch, which this site does not use. Replaces 3.10.2.
export default function NoSearchMetadata(): null {
  return null;
}
