import type { Attachment } from 'svelte/attachments';

/** A tap on something that only turns the picture: it decides nothing, so it is no choice. */
export function tapping(tap: () => void): Attachment {
  return (root) => {
    root.addEventListener('click', tap);
    return () => root.removeEventListener('click', tap);
  };
}
