/**
 * The announcement at the top of every page. A new `id` shows it again to readers who closed the previous one.
 * `content` only enables the bar of Docusaurus: its translated text is in src/theme/AnnouncementBar/Content.
 */
export const announcementBar = {
  id: 'help-centre-2026-11',
  content: 'help-centre-2026-11',
  isCloseable: true,
} as const;
