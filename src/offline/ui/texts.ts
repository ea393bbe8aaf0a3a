import {translate} from '@docusaurus/Translate';
import type {Reason} from '../manual';
import type {Status} from './client';

type Texts = {[name in Status | `failed.${Reason}` | 'progress' | 'update' | 'save' | 'remove']: string};

/** The texts of the script of the button (client.ts), which fills in `{size}`. */
export const texts: Texts = {
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
  'failed.connection': translate({
    id: 'offline.failed.connection',
    message: 'Se cortó la conexión. Lo que ya llegó se queda: toca otra vez para traer el resto.',
    description: 'Shown when the connection was lost while the manual was saved on the phone',
  }),
  'failed.server': translate({
    id: 'offline.failed.server',
    message: 'Una parte del manual no llegó bien. Inténtalo otra vez en unos minutos.',
    description: 'Shown when the site sent an error or a wrong file while the manual was saved on the phone',
  }),
  'failed.space': translate({
    id: 'offline.failed.space',
    message: 'No hay espacio para el manual. Borra algo que no uses e inténtalo otra vez.',
    description: 'Shown when the phone or the browser has no room for the manual',
  }),
  'failed.browser': translate({
    id: 'offline.failed.browser',
    message: 'Este navegador no pudo hacerlo. En una ventana privada no se puede; si no es eso, inténtalo más tarde.',
    description: 'Shown when the browser refused to save the manual or to remove it',
  }),
  progress: translate({
    id: 'offline.progress',
    message: 'Lo que ya está guardado',
    description: 'Names the bar that grows while the manual is saved on the phone',
  }),
  update: translate({
    id: 'offline.update',
    message: 'Guardar la versión nueva ({size} KB)',
    description: 'The button that replaces the saved manual by the new version; {size} is a number',
  }),
  save: translate({
    id: 'offline.save',
    message: 'Guardar el manual en este teléfono ({size} KB)',
    description: 'The button that saves the manual on the phone; {size} is a number',
  }),
  remove: translate({
    id: 'offline.remove',
    message: 'Quitar el manual de este teléfono',
    description: 'The button that removes the saved manual and all visited pages',
  }),
};
