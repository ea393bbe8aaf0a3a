// Change: nothing in place of the six tags for DocSearch, which no reader has a use for. Replaces 3.10.2.
export default function NoSearchMetadata(): null {
  return null;
}
