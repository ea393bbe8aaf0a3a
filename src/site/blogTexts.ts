import {existsSync} from 'node:fs';
import path from 'node:path';
import {read} from '../lib/files';

interface BlogTexts {
  readonly title: string;
  readonly description: string;
}

/** In the language of the sources: Docusaurus translates them on pages. */
export const blogTexts: BlogTexts = {
  title: 'Consejos',
  description:
    'Consejos para enviar sin errores en las fiestas o en la escuela, reconocer una estafa de hoy y cuidar tu cuenta y tu dinero.',
};

/**
 * The same in the language of the running build, from its translations, for the feeds, whose texts Docusaurus does not translate. It
 * reads the configuration again for each language, and sets the environment variable.
 */
export function feedTexts(locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'es'): BlogTexts {
  const file = path.join(__dirname, '../../i18n', locale, 'docusaurus-plugin-content-blog/options.json');
  if (!existsSync(file)) return blogTexts;
  const {title, description} = JSON.parse(read(file)) as Record<keyof BlogTexts, {message: string}>;
  return {title: title.message, description: description.message};
}
