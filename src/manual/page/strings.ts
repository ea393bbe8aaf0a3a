import type {Locale} from '../../site-model/locales';

/** The few words that the components add to a page themselves. */
interface Strings {
  readonly seeNow: string;
  readonly youNeed: string;
  readonly walkthrough: string;
  readonly leaveWalkthrough: string;
  readonly previous: string;
  readonly next: string;
  /** Before the facts that wait for the company's own. */
  readonly examples: string;
  readonly didItWork: string;
  readonly yes: string;
  readonly no: string;
  readonly itWorked: string;
  readonly progress: (position: number, total: number) => string;
}

export const strings: Readonly<Record<Locale, Strings>> = {
  es: {
    seeNow: 'Qué debes ver ahora',
    youNeed: 'Necesitas',
    walkthrough: 'Ver paso a paso',
    leaveWalkthrough: 'Salir',
    previous: 'Atrás',
    next: 'Siguiente',
    examples: 'En esta página son de ejemplo',
    didItWork: '¿Te funcionó?',
    yes: 'Sí',
    no: 'No',
    itWorked: '¡Qué bien! Mira lo que viene después.',
    progress: (position, total) => `${position} de ${total}`,
  },
  en: {
    seeNow: 'What you should see now',
    youNeed: 'You need',
    walkthrough: 'One step at a time',
    leaveWalkthrough: 'Close',
    previous: 'Back',
    next: 'Next',
    examples: 'Examples on this page',
    didItWork: 'Did it work?',
    yes: 'Yes',
    no: 'No',
    itWorked: 'Great! See what comes next.',
    progress: (position, total) => `${position} of ${total}`,
  },
};
