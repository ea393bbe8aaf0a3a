/** State that the inline and the deferred script share. */
export type SharedState = {
  /** The reader's events before the deferred script ran; it takes them. */
  events?: Event[] | undefined;
  /**
   * Set when the reader leaves the page. Firefox and Safari then abort its scripts, and report them as failed: the recovery would request
   * more, or replace the link that was followed.
   */
  isLeaving?: boolean;
};

declare global {
  interface Window {
    staticFirst?: SharedState;
  }
}
