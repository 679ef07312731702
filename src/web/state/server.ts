/** A Tidetable server marks the page with a meta tag; a static web server does not. */
export const hasServer = document.querySelector('meta[name="tidetable-server"]') !== null;
