/** In the language of the sources: Docusaurus translates them on pages. */
export const blogTexts = {
  title: 'Consejos',
  description:
    'Consejos para enviar sin errores en las fiestas o en la escuela, reconocer una estafa de hoy y cuidar tu cuenta y tu dinero.',
};
