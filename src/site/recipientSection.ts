/** The id of the section of a page that is for the recipient: it is passed on alone, and has a QR code of its own. */
export const RECIPIENT_SECTION_ID = 'receive';
