export const MENU_ID = 'menu';
export const MAIN_PANEL_ID = 'menu-main';
