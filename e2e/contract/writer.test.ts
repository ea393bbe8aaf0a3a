import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {capture} from '../../scripts/setup/run.mjs';
import {listPageRefs} from '../../src/site-model/listPageRefs';
import {folderOf, fileOf, type Section} from '../../src/site-model/pageRef';
import {projectFolder} from '../support/build';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';
import {locales, type Locale} from '../support/routes';

// A writer who changes content files and `sidebars.ts` alone, in both languages, as the README says. Everything but the browser tests runs
// on the copy and passes.

const paragraph: Readonly<Record<Locale, string>> = {
  es: 'Hazlo con calma. Lee cada palabra antes de tocar un botón. Si algo no se entiende, vuelve atrás y empieza otra vez. Nadie te apura. Puedes dejarlo para luego. También puedes pedir a alguien de tu familia que lo lea contigo.',
  en: 'Take your time. Read each word before you tap a button. If something is not clear, go back and start again. Nobody is rushing you. You can leave it for later. You can also ask someone in your family to read it with you.',
};

const answer: Readonly<Record<Locale, string>> = {
  es: '<Answer id="paper" question="¿Puedo imprimir el manual?">\n\nSí. Abre la página y usa la opción de imprimir de tu navegador.\n\n</Answer>',
  en: '<Answer id="paper" question="Can I print the manual?">\n\nYes. Open the page and use the print option of your browser.\n\n</Answer>',
};

const page: Readonly<Record<Locale, string>> = {
  es: `---
title: "Busca un contacto"
title_meta: "¿Cómo busco un contacto?"
description: "¿Tienes muchos contactos y no encuentras a alguien? Búscalo por su nombre, paso a paso. Mira qué hacer si no aparece en tu lista."
keywords: [encontrar contacto, lista larga, no encuentro a mi familia]
---

Busca a una persona en una lista larga.

## Pasos {/* #steps */}

<Steps>

1. **Abre tus contactos**

   Están en {tabs.contacts}.

2. **Toca {contacts.search}**

   Escribe las primeras letras del nombre.

   <Screen name="contacts" type="contacts.search" />

</Steps>

<Result>

Ahora ves solo los contactos que tienen esas letras.

</Result>

## Si algo falla {/* #problems */}

<Answer id="not-listed" question="No aparece en la lista">

Prueba con otra parte del nombre. Si no está, [agrega el contacto](./create-contact.mdx#steps).

</Answer>

## Antes de buscar {/* #before */}

${paragraph.es} ${paragraph.es} ${paragraph.es}

## Sigue por aquí {/* #related */}

<Related pages="contacts/create-contact contacts/update-contact" />
`,
  en: `---
title: "Find a contact"
title_meta: "How do I find a contact?"
description: "Do you have many contacts and can't find someone? Search by name, step by step. See what to do if the person isn't on your list."
keywords: [look for a contact, long list, cannot find my family]
---

Find a person in a long list.

## Steps {/* #steps */}

<Steps>

1. **Open your contacts**

   They are in {tabs.contacts}.

2. **Tap {contacts.search}**

   Type the first letters of the name.

   <Screen name="contacts" type="contacts.search" />

</Steps>

<Result>

Now you only see the contacts that have those letters.

</Result>

## If something goes wrong {/* #problems */}

<Answer id="not-listed" question="The person isn't on the list">

Try another part of the name. If the person isn't there, [add the contact](./create-contact.mdx#steps).

</Answer>

## Before you search {/* #before */}

${paragraph.en} ${paragraph.en} ${paragraph.en}

## Read next {/* #related */}

<Related pages="contacts/create-contact contacts/update-contact" />
`,
};

const post: Readonly<Record<Locale, string>> = {
  es: `---
title: Cómo leer el manual con tu familia
description: "¿Alguien de tu familia no se anima con el teléfono? Cómo leer juntos una página del manual y hacer los pasos sin apuro, de uno en uno."
slug: reading-together
date: 2026-11-16
authors: [equipo-de-ayuda]
tags: [family]
keywords: [leer juntos, mi mamá, ayudar a un familiar]
---

Leer juntos ayuda a quien empieza.

{/* truncate */}

## Primero lean {/* #read */}

${paragraph.es} ${paragraph.es}

## Después toquen {/* #tap */}

${paragraph.es} ${paragraph.es}
`,
  en: `---
title: How to read the manual with your family
description: "Is someone in your family unsure about the phone? How to read a page of the manual together and take the steps slowly, one at a time."
slug: reading-together
date: 2026-11-16
authors: [equipo-de-ayuda]
tags: [family]
keywords: [read together, my mother, help a relative]
---

Reading together helps a beginner.

{/* truncate */}

## Read first {/* #read */}

${paragraph.en} ${paragraph.en}

## Then tap {/* #tap */}

${paragraph.en} ${paragraph.en}
`,
};

const tag: Readonly<Record<Locale, string>> = {
  es: `
family:
  label: En familia
  permalink: /family
  description: '¿Le explicas la app a alguien de tu familia? Ideas cortas para leer juntos, tocar sin miedo y no perder la paciencia al empezar.'
`,
  en: `
family:
  label: With your family
  permalink: /family
  description: 'Are you explaining the app to someone in your family? Short ideas to read together, tap without fear and stay patient from the start.'
`,
};

const site = new ProjectCopy();

const inSection = (locale: Locale, section: Section, name: string) => `${folderOf(locale, section)}/${name}`;

/** Adds a paragraph before the last heading of a page, and one keyword. */
function extend(content: string, added: string): string {
  const at = content.lastIndexOf('\n## ');
  const text = `\n${added}\n`;
  return at < 0 ? `${content}${text}` : content.slice(0, at) + text + content.slice(at);
}

beforeAll(async () => {
  cpSync(join(projectFolder, 'e2e'), site.path('e2e'), {recursive: true});
  for (const ref of listPageRefs(site.folder)) {
    site.edit(fileOf(ref), (content) => extend(content, paragraph[ref.locale === 'en' ? 'en' : 'es']));
  }
  for (const locale of locales) {
    const at = (section: Section, name: string) => inSection(locale, section, name);
    writeFileSync(site.path(at('docs', 'contacts/find-contact.mdx')), page[locale]);
    writeFileSync(site.path(at('blog', 'reading-together.mdx')), post[locale]);
    site.edit(at('blog', 'tags.yml'), (content) => content + tag[locale]);
    site.edit(at('docs', 'faq/index.mdx'), (content) => content.replace('<Answer ', `${answer[locale]}\n\n<Answer `));
    site.edit(at('docs', 'profile/index.mdx'), (content) =>
      content.replace(/^keywords:\n/m, `$&  - ${{es: 'mi ficha', en: 'my record'}[locale]}\n`),
    );
  }
  site.edit('sidebars.ts', (content) => content.replace("'contacts/index', ", "$&'contacts/find-contact', "));
}, BUILD_TIMEOUT);

afterAll(() => {
  site.remove();
});

/** Runs a script of the copy. @returns what it printed, unless it ends well */
async function failureOf(command: string, ...args: string[]): Promise<string> {
  const env = {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  const {code, output} = await capture(command, args, {cwd: site.folder, env});
  return code === 0 ? '' : output;
}

const bin = (name: string) => site.path(join('node_modules', '.bin', name));

it('breaks no rule of the content', {timeout: BUILD_TIMEOUT}, async () => {
  const written = [
    inSection('en', 'docs', 'contacts/find-contact.mdx'),
    inSection('en', 'blog', 'reading-together.mdx'),
  ];
  expect(await failureOf(bin('tsx'), 'src/manual/translations/cli.ts', 'update-hash', ...written)).toBe('');
  expect(await failureOf(bin('tsx'), 'src/checks/commands/content.ts')).toBe('');
});

it('breaks no test of the content or of the built site', {timeout: 3 * BUILD_TIMEOUT}, async () => {
  expect(await failureOf(process.execPath, bin('docusaurus'), 'build')).toBe('');
  expect(readFileSync(site.path('build/en/docs/contacts/find-contact/index.html'), 'utf8')).toContain('Find a contact');
  // Without the tests that copy the project themselves, and the HTML checker, which takes longest.
  const others = '**/{broken-build,changed-sources,search-folder,search-live,writer,valid-html}.test.ts';
  const ofContent = ['e2e/contract', 'src/checks', 'src/manual', 'src/search', 'src/site'];
  expect(await failureOf(bin('vitest'), 'run', '--reporter=dot', '--exclude', others, ...ofContent)).toBe('');
});
