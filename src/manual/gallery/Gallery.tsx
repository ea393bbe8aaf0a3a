import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ADDRESS} from '../../site/addresses';

const themes = ['light', 'dark'];

/** Holds a phone in a colour mode. All phones share one storage, so that the page in it takes the stored choice when it is hydrated. */
function keepTheme({contentDocument}: HTMLIFrameElement, theme: string): void {
  const root = contentDocument?.documentElement;
  if (!root) return;
  const apply = () => {
    if (root.dataset.theme !== theme) root.dataset.theme = theme;
  };
  new MutationObserver(apply).observe(root, {attributeFilter: ['data-theme']});
  apply();
}

/** Phones of 360 px with all examples, one for each language and colour mode, side by side. */
export default function Gallery(): ReactElement {
  const {localeConfigs, locales} = useDocusaurusContext().i18n;
  const phones = locales.flatMap((locale) =>
    themes.map((theme) => ({
      theme,
      title: `${locale}, ${theme}`,
      src: `${localeConfigs[locale]?.baseUrl}${ADDRESS}/examples`,
    })),
  );
  return (
    <div style={{display: 'flex', gap: '1rem', overflowX: 'auto', padding: '1rem'}}>
      <Head>
        {/* eslint-disable-next-line @docusaurus/no-untranslated-text -- for developers: no reader sees the gallery */}
        <title>Gallery</title>
      </Head>
      {phones.map(({theme, title, src}) => (
        <iframe
          key={title}
          title={title}
          src={src}
          style={{flex: 'none', width: '360px', height: '95vh'}}
          onLoad={({currentTarget}) => keepTheme(currentTarget, theme)}
        />
      ))}
    </div>
  );
}
