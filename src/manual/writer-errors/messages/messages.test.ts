import {testMessages} from '../testMessages';
import {catalogueErrors} from './catalogue';
import {componentErrors} from './components';
import {pageErrors} from './pages';
import {screenErrors} from './screen';
import {screenDataErrors} from './screenData';
import {stepErrors} from './steps';
import {troubleErrors} from './trouble';
import {expect, it} from 'vitest';

testMessages('the components', componentErrors);
testMessages('the steps', stepErrors);
testMessages('troubles', troubleErrors);
testMessages('the catalogue', catalogueErrors);
testMessages('the pages', pageErrors);
testMessages('the screens', screenDataErrors);
const {markOnDialog, severalTaps} = screenErrors;
testMessages('<Screen>', {markOnDialog, severalTaps});

it.each(['name', 'state', 'dialog', 'toast', 'error', 'tap', 'type', 'look'] as const)(
  'an unknown value of <Screen> is explained in every language: %s',
  (what) => {
    const {es, en} = screenErrors.unknownValue({
      what,
      value: 'hom',
      where: 'orders',
      isDialog: false,
      known: 'home, help',
      near: 'home',
    });
    expect(es.expected).toMatch(/^una? .*: home, help$/);
    expect(en.expected).toMatch(/^an? .*: home, help$/);
    expect([es.advice, en.advice].join()).toMatch(/¿Quisiste decir "home"\?.*Did you mean "home"\?/);
  },
);
