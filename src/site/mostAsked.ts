/** The most frequent tasks, in this order. Ids as in docs/; a wrong one fails the build. */
export const mostAsked = [
  'services/remittances',
  'services/mobile',
  'password',
  'payment-methods/add-payment-method',
  'orders',
  'contacts/create-contact',
] as const;
