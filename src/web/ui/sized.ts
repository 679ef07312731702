import type { Attachment } from 'svelte/attachments';

export interface InnerSize {
  readonly width: number;
  readonly height: number;
}

/** Tells the inner size of an element whenever it has changed. Unlike `bind:clientWidth` it waits for the layout instead of forcing one. */
export function sized(tell: (size: InnerSize) => void): Attachment {
  return (element) => {
    const observer = new ResizeObserver(() =>
      tell({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element, { box: 'border-box' });
    return () => observer.disconnect();
  };
}
