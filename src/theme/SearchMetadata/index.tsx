// Change: renders nothing instead of the six tags for DocSearch, which this site does not use. Ejected (3.10.2 a702ae53).
export default function NoSearchMetadata(): null {
  return null;
}
