/** The id of every `<main>`: where the skip link leads without script. */
export const MAIN_ID = 'main';
