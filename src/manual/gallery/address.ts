/** The address of the gallery, below that of each language; its examples stand at `examples` below it. */
export const ADDRESS = '__gallery';
