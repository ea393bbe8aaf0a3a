/** In place of a component that is never rendered. */
export default function NoComponent(): null {
  return null;
}
