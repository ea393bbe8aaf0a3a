/** The owner of the site. Every name, address and number of the company comes from here. */
export const brand = {
  name: 'Cercana',
  legalName: 'Cercana, S. A.',
  siteUrl: 'https://ayuda.cercana.example',
  email: 'ayuda@cercana.example',
} as const;
