/** What is taken out of a file. Without `text` the whole file goes. */
export interface Removal {
  file: string;
  /** Stands exactly once in the file. */
  text?: string;
  /** What stands there instead; nothing by default. */
  by?: string;
}

/** Something that keeps a fault away, and the test that must fail when it is gone. */
export interface Guard {
  name: string;
  remove: Removal;
  /** A spec file under e2e/ and the beginning of the title of one of its tests, without the language. */
  test: [spec: string, title: string];
  /** Whether its test needs a site in all languages. Without English Docusaurus leads every language to the root. */
  inAllLanguages?: boolean;
}

/** A swizzle under src/theme, by the path of its component. */
export function swizzle(component: string, spec: string, title: string, file = `${component}/index.tsx`): Guard {
  return {name: `theme/${component}`, remove: {file: `src/theme/${file}`}, test: [spec, title]};
}

/** A duty of a file: a line of it, or a few, that may go without breaking the build. */
export function duty(name: string, file: string, text: string, by: string, spec: string, title: string): Guard {
  return {name, remove: {file, text, by}, test: [spec, title]};
}
