import type { Attachment } from 'svelte/attachments';

/** A tap that only changes what is shown: it is not a choice. */
export function tapping(tap: () => void): Attachment {
  return (root) => {
    root.addEventListener('click', tap);
    return () => root.removeEventListener('click', tap);
  };
}
