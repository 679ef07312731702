import type { Attachment } from 'svelte/attachments';

/**
 * Pointing on a picture: elements with `data-choice` stand for a choice. One listener for the whole picture, so that
 * nothing in it has to pretend to be a control; the real controls are the buttons beside it.
 */
export function choosing(on: {
  readonly select: (text: string) => void;
  readonly point: (text: string | undefined) => void;
}): Attachment {
  return (root) => {
    let over: string | undefined;
    const point = (text: string | undefined) => {
      if (text !== over) on.point(text);
      over = text;
    };
    const click = (event: Event) => {
      const text = choiceAt(event);
      if (text !== undefined) on.select(text);
    };
    const move = (event: Event) => {
      // A finger does not hover: its tap selects.
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      point(choiceAt(event));
    };
    const leave = () => point(undefined);
    root.addEventListener('click', click);
    root.addEventListener('pointerover', move);
    root.addEventListener('pointerleave', leave);
    return () => {
      root.removeEventListener('click', click);
      root.removeEventListener('pointerover', move);
      root.removeEventListener('pointerleave', leave);
    };
  };
}

function choiceAt(event: Event): string | undefined {
  const target = event.target instanceof Element ? event.target.closest('[data-choice]') : null;
  return target?.getAttribute('data-choice') ?? undefined;
}
