/** The help page and the most asked tasks, which an empty field offers at every width. */
export const mostAsked = 7;
