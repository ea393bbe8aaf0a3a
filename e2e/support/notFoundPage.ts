/** The parts of a built not-found page from which the offline fallback page is made. */
export const notFound = [
  '<!doctype html><html lang=es><head><meta charset=UTF-8><script data-site-base=/ data-locales="es en">other()</script>',
  '<title>Página No Encontrada</title><script data-site-base=/ data-announcement=a>start()</script><style>h1{color:red}</style>',
  '<script type=application/json id=page-assets data-scripts=/main.js>{}</script>',
  '</head><body><nav>Manual</nav><main id=main class=not-found><h1>Página No Encontrada<i></i></h1>',
  '<p class=lead>Quizá cambió de sitio.</p><p data-topic=help><a href=/docs/>Manual</a></p><section>Busca</section></main><footer>Pie</footer></body>',
].join('');
