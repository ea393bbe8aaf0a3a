import {checkoutScreens} from './areas/checkout';
import {contacts} from './areas/contacts';
import {help} from './areas/help';
import {home} from './areas/home';
import {orders} from './areas/orders';
import {paymentMethods} from './areas/payment-methods';
import {profile} from './areas/profile';
import {promotions} from './areas/promotions';
import {services} from './areas/services';
import {start} from './areas/start';
import {keysOf} from './keys';
import type {Widget, Screen, Screens} from './widgets';

/** Every screen of the app that a picture can show, in the order a reader meets them. */
export const screens: Screens = {
  ...start,
  ...home,
  ...services,
  ...checkoutScreens,
  ...contacts,
  ...orders,
  ...promotions,
  ...profile,
  ...paymentMethods,
  ...help,
};

/** All lists of widgets of a screen: its default state, its other states, its dialogs. */
const variantsOf = (screen: Screen): readonly (readonly Widget[])[] => [
  screen.widgets,
  ...Object.values(screen.states ?? {}),
  ...Object.values(screen.dialogs ?? {}).map((dialog) => dialog.widgets),
];

/**
 * The keys of the catalogue and of the sample data that pictures can show: of one screen, or of all.
 * The check for unused keys counts them as used.
 */
export function screenKeys(name?: string): string[] {
  const chosen = name === undefined ? Object.values(screens) : [screens[name]].filter((screen) => screen !== undefined);
  const keys = chosen.flatMap((screen) => [
    ...(typeof screen.name === 'string' ? [screen.name] : []),
    ...variantsOf(screen).flatMap((widgets) => widgets.flatMap(keysOf)),
    ...(screen.errors ?? []),
    ...(screen.toasts ?? []),
    ...Object.keys(screen.states ?? {}),
  ]);
  return [...new Set([...keys, ...COMMON_ERRORS, 'common.retry'])].sort();
}

/** Errors that any screen can show at its top, with a button to try again. */
export const COMMON_ERRORS: readonly string[] = ['common.errors.offline', 'common.errors.generic'];
