/** @returns whether data saving is on, or the browser reports a type slower than 4g. */
export function isConstrained(): boolean {
  const {saveData, effectiveType} =
    (navigator as {connection?: {effectiveType?: unknown; saveData?: unknown}}).connection ?? {};
  return saveData === true || /[23]g$/.test(effectiveType as string);
}
