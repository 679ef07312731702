/** A server of ours marks the page it sends; a plain web server, or a page kept for offline play from one, has no mark. */
export const hasServer = document.querySelector('meta[name="tidetable-server"]') !== null;
