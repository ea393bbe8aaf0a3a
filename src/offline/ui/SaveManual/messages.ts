import {translate} from '@docusaurus/Translate';
import type {PackInfo} from '../../format/pack';
import type {SavedManual} from './useSavedManual';

/** What saving costs, in thousands of bytes. */
export const sizeOf = ({sent}: PackInfo): number => Math.ceil(sent / 1000);

/** The status of the saved manual. */
export function messageOf(manual: SavedManual): string {
  switch (manual.step) {
    case 'checking':
      return translate({
        id: 'offline.checking',
        message: 'Un momento…',
        description: 'Shown while the site finds out whether the manual is saved on the phone',
      });
    case 'unavailable':
      return translate({
        id: 'offline.unavailable',
        message: 'Este navegador no puede guardar el manual.',
        description: 'Shown where the browser stores nothing',
      });
    case 'saving':
      return translate({
        id: 'offline.saving',
        message: 'Guardando el manual. No cierres esta página.',
        description: 'Shown above a bar while the manual is saved on the phone',
      });
    case 'failed':
      return translate({
        id: 'offline.failed',
        message: 'No se pudo terminar. Revisa tu conexión y el espacio libre de tu teléfono.',
        description: 'Shown when the manual could not be saved on the phone or removed from it',
      });
    case 'open':
  }
  if (manual.isOld) {
    return translate({
      id: 'offline.old',
      message: 'El manual está guardado en este teléfono. Hay una versión nueva.',
      description: 'Shown when a newer version than the saved manual can be saved',
    });
  }
  if (manual.isSaved) {
    return translate({
      id: 'offline.saved',
      message: 'El manual está guardado en este teléfono. Puedes abrirlo y buscar en él sin conexión.',
      description: 'Shown when the manual is saved on the phone',
    });
  }
  return manual.info
    ? translate({
        id: 'offline.free',
        message: 'Se guarda todo el manual en este idioma, con la búsqueda. Puedes quitarlo cuando quieras.',
        description: 'Shown above the button that saves the manual on the phone',
      })
    : translate({
        id: 'offline.noConnection',
        message: 'El manual no está guardado. Para guardarlo necesitas conexión.',
        description: 'Shown without a connection when the manual is not saved on the phone',
      });
}
