import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {Icon, IconTile} from '../Icon';
import {MenuLink} from '../ManualNav';
import {useLocaleLinks} from '../useLocaleLinks';

function Entry({href, icon, children}: {href: string; icon: string; children: ReactNode}): ReactNode {
  return (
    <li data-topic="help">
      <MenuLink className="menu__link" href={href}>
        <IconTile icon={icon} />
        <span>{children}</span>
      </MenuLink>
    </li>
  );
}

/** The entries of the navigation bar for narrow screens: manual, questions, news, the other language. */
export function MainMenu(): ReactNode {
  const locales = useLocaleLinks();
  return (
    <>
      <ul className="menu__list">
        <Entry href="/docs/" icon="manual">
          <Translate id="mainMenu.manual" description="Entry of the main menu">
            Manual de usuario
          </Translate>
        </Entry>
        <Entry href="/docs/faq/" icon="faq">
          <Translate id="mainMenu.faq" description="Entry of the main menu">
            Preguntas frecuentes
          </Translate>
        </Entry>
        <Entry href="/blog" icon="news">
          <Translate id="mainMenu.news" description="Entry of the main menu that leads to the blog">
            Consejos
          </Translate>
        </Entry>
      </ul>
      <ul className="link-row">
        {locales.map(({locale, label, href, current}) => (
          <li key={locale}>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- each language is a site of its own, outside of this one's router */}
            <a href={href} lang={locale} hrefLang={locale} aria-current={current ? 'true' : undefined}>
              <Icon name={current ? 'check' : 'globe'} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The version of the manual: of use to few, so it ends the menu. */
export function VersionLink(): ReactNode {
  const version = useLatestVersion(undefined);
  return (
    <p className="navbar-sidebar__version">
      {/* In the form that hosts serve: Docusaurus names the path of a version without the slash of its first page. */}
      <MenuLink href={`${version.path}/`}>
        <Translate
          id="mainMenu.version"
          description="Entry of the main menu: the version of the manual"
          values={{version: version.label}}
        >
          {'Versión: {version}'}
        </Translate>
      </MenuLink>
    </p>
  );
}
