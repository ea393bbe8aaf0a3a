import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {buildOutline, supportOf} from './build';
import {symptomsOf} from './symptoms';

const doc = (id: string, title: string, sidebarLabel?: string) => ({
  id,
  title,
  permalink: `/docs/${id.replace(/index$/, '')}`,
  frontMatter: {sidebar_label: sidebarLabel},
});

const topic = (overrides: object = {}) => ({
  type: 'category',
  label: 'Contacts',
  customProps: {topic: 'contacts', icon: 'people'},
  items: [{type: 'doc', id: 'contacts/create-contact'}],
  ...overrides,
});

const content = (...categories: object[]) =>
  ({
    loadedVersions: [
      {
        docs: [
          doc('index', 'Manual'),
          doc('contacts/create-contact', 'Add a contact', 'Add'),
          doc('services/index', 'Services'),
        ],
        sidebars: {tutorialSidebar: [{type: 'doc', id: 'index'}, ...categories]},
      },
    ],
  }) as unknown as LoadedContent;

describe('the outline of the manual', () => {
  it('has the topics of the sidebar with their pages, short labels first', () => {
    const outline = buildOutline(content(topic()));
    expect(outline.index).toMatchObject({id: 'index', title: 'Manual', href: '/docs/'});
    expect(outline.topics).toMatchObject([
      {
        id: 'contacts',
        label: 'Contacts',
        icon: 'people',
        pages: [{id: 'contacts/create-contact', title: 'Add a contact', label: 'Add'}],
      },
    ]);
  });

  it('leads a topic without a page of its own to its first page', () => {
    expect(buildOutline(content(topic())).topics[0]?.href).toBe('/docs/contacts/create-contact');
  });

  it('reports a page of the sidebar that does not exist', () => {
    const broken = topic({items: [{type: 'doc', id: 'contacts/missing'}]});
    expect(() => buildOutline(content(broken))).toThrow('found "contacts/missing", but docs/ has no such page');
  });

  it('reports a topic without a colour', () => {
    expect(() => buildOutline(content(topic({customProps: {icon: 'people'}})))).toThrow(
      'found the topic "Contacts" without customProps.topic',
    );
  });
});

it('begins the hours of support, which stand alone, with a capital letter and marked as an example', () => {
  const texts = {
    'facts.support.email': 'ayuda@example.org',
    'facts.support.phone': '+1 555 0100',
    'facts.support.hours': 'lunes a viernes (ejemplo)',
    'facts.support.holidays.christmas': '12-25 (ejemplo)',
    'tabs.profile': 'Perfil',
    'help.title': 'Ayuda',
  };
  const words = new Map(Object.entries(texts).map(([key, text]) => [key, {key, kind: 'fact' as const, text}]));
  expect(supportOf({locale: 'es', words}).hours).toBe('Lunes a viernes (ejemplo)');
});

it('takes the symptoms of the home page from the section of the help page about what happened, with the words of the app', () => {
  const help = [
    '## ¿Qué te pasó? {/* #what-happened */}',
    '<Answer',
    '  id="not-received"',
    '  question="No llegó por {tabs.home}"',
    '>',
    '  <Answer id="not-received-other" question="Otra cosa">',
    '  </Answer>',
    '</Answer>',
    '### Más',
    '<Answer id="charged" question="Me cobraron">',
    '</Answer>',
    '## Si algo falla {/* #problems */}',
    '<Answer id="no-reply" question="No veo la respuesta">',
    '  <Answer id="no-reply-other" question="Otra cosa">',
    '  </Answer>',
    '</Answer>',
  ].join('\n');
  const words = new Map([['tabs.home', {key: 'tabs.home', kind: 'label' as const, text: 'Inicio'}]]);
  expect(symptomsOf(help, {locale: 'es', words})).toEqual([
    {id: 'not-received', question: 'No llegó por Inicio'},
    {id: 'charged', question: 'Me cobraron'},
  ]);
  expect(symptomsOf(help.replace('what-happened', 'other'), {locale: 'es', words})).toEqual([]);
});
