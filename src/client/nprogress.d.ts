/** Comes with the classic theme, without types; of it this site uses nothing else. */
declare module 'nprogress' {
  const nprogress: {configure: (options: {barSelector: string; template: string}) => void};
  export default nprogress;
}
