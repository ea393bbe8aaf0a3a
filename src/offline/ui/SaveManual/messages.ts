import {translate} from '@docusaurus/Translate';
import type {Reason} from '../../manual';
import type {SavedManual, Status} from './useSavedManual';

/** The size of the transfer, in thousands of bytes. */
export const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);

const texts: {[status in Status]: string} = {
  checking: translate({
    id: 'offline.checking',
    message: 'Un momento…',
    description: 'Shown while the site finds out whether the manual is saved on the phone',
  }),
  unavailable: translate({
    id: 'offline.unavailable',
    message: 'Este navegador no puede guardar el manual. Abre esta página en Chrome, Firefox o Safari.',
    description: 'Shown where the browser stores nothing',
  }),
  saving: translate({
    id: 'offline.saving',
    message: 'Guardando el manual. No cierres esta página.',
    description: 'Shown above a bar while the manual is saved on the phone',
  }),
  old: translate({
    id: 'offline.old',
    message: 'El manual está guardado en este teléfono. Hay una versión nueva.',
    description: 'Shown when a newer version than the saved manual can be saved',
  }),
  saved: translate({
    id: 'offline.saved',
    message: 'El manual está guardado en este teléfono. Puedes abrirlo y buscar en él sin conexión.',
    description: 'Shown when the manual is saved on the phone',
  }),
  noConnection: translate({
    id: 'offline.noConnection',
    message: 'El manual no está guardado. Para guardarlo necesitas conexión.',
    description: 'Shown without a connection when the manual is not saved on the phone',
  }),
  partial: translate({
    id: 'offline.partial',
    message: 'Una parte del manual ya está en este teléfono. Falta el resto.',
    description: 'Shown above the button that saves the rest of the manual, after an interruption for instance',
  }),
  free: translate({
    id: 'offline.free',
    message: 'Se guarda todo el manual en este idioma, con la búsqueda. Puedes quitarlo cuando quieras.',
    description: 'Shown above the button that saves the manual on the phone',
  }),
};

const failureTexts: {[reason in Reason]: string} = {
  connection: translate({
    id: 'offline.failed.connection',
    message: 'Se cortó la conexión. Lo que ya llegó se queda: toca otra vez para traer el resto.',
    description: 'Shown when the connection was lost while the manual was saved on the phone',
  }),
  server: translate({
    id: 'offline.failed.server',
    message: 'Una parte del manual no llegó bien. Inténtalo otra vez en unos minutos.',
    description: 'Shown when the site sent an error or a wrong file while the manual was saved on the phone',
  }),
  space: translate({
    id: 'offline.failed.space',
    message: 'No hay espacio para el manual. Borra algo que no uses e inténtalo otra vez.',
    description: 'Shown when the phone or the browser has no room for the manual',
  }),
  browser: translate({
    id: 'offline.failed.browser',
    message: 'Este navegador no pudo hacerlo. En una ventana privada no se puede; si no es eso, inténtalo más tarde.',
    description: 'Shown when the browser refused to save the manual or to remove it',
  }),
};

/** The message about the saved manual. After a failure the saved files stay, so the reason is shown with the status, not instead of it. */
export const messageOf = ({status, reason, isSaved}: SavedManual): string =>
  [reason && failureTexts[reason], (!reason || isSaved) && texts[status]].filter(Boolean).join(' ');
