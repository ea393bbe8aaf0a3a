/** Hides the navigation bar while the reader scrolls down, and shows it on the way up and at the top (src/theme/Navbar/navbar.css). */
export function hideNavbarOnScroll(): void {
  // Not read before the reader scrolls: reading it causes a layout.
  let lastPosition = 0;
  const show = (isShown: boolean) => document.documentElement.toggleAttribute('data-navbar-hidden', !isShown);
  const update = () => {
    const {scrollY} = window;
    const {offsetHeight = 0} = document.querySelector<HTMLElement>('.navbar') ?? {};
    // Some browsers scroll beyond both ends and back.
    const end = document.documentElement.scrollHeight - window.innerHeight - offsetHeight;
    if (scrollY < offsetHeight || scrollY < Math.min(lastPosition, end)) show(true);
    else if (lastPosition > 0 && scrollY > lastPosition) show(false);
    lastPosition = scrollY;
  };
  addEventListener('scroll', update, {passive: true});
}
