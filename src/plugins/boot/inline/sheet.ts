/** Ends the sheet of the whole site (src/plugins/lean-pages): what lacks it was cut short, or is no sheet at all. */
export const SHEET_END = ':root{--sheet-end:1}';

/** Whether a sheet came to its end. A browser takes half a sheet, or a page in its place, without a word. */
export function isWhole(sheet: CSSStyleSheet | null): boolean {
  const last = [...(sheet?.cssRules ?? [])].pop();
  return last?.cssText.includes('--sheet-end') === true;
}
