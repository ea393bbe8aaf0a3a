import type {Locale} from '../../site-model/locales';

/** The few words that the components add to a page themselves. */
interface Strings {
  readonly inTheApp: string;
  readonly seeNow: string;
  readonly steps: string;
  readonly youNeed: string;
  readonly walkthrough: string;
  readonly leaveWalkthrough: string;
  readonly previous: string;
  readonly next: string;
  readonly progress: (position: number, total: number) => string;
}

export const strings: Readonly<Record<Locale, Strings>> = {
  es: {
    inTheApp: 'En la app',
    seeNow: 'Qué debes ver ahora',
    steps: 'Los pasos',
    youNeed: 'Necesitas',
    walkthrough: 'Ver paso a paso',
    leaveWalkthrough: 'Salir',
    previous: 'Atrás',
    next: 'Siguiente',
    progress: (position, total) => `${position} de ${total}`,
  },
  en: {
    inTheApp: 'In the app',
    seeNow: 'What you should see now',
    steps: 'The steps',
    youNeed: 'You need',
    walkthrough: 'View one step at a time',
    leaveWalkthrough: 'Close',
    previous: 'Back',
    next: 'Next',
    progress: (position, total) => `${position} of ${total}`,
  },
};
