import { expect, test } from 'vitest';
import { captionOf } from './caption.ts';

const room = { line: 11, longest: 16, size: 22, two: 18 };

test('a name that fits stands as it is', () => {
  expect(captionOf('Lena', room)).toEqual({ lines: ['Lena'], size: 22 });
});

test('a long name is parted at the best space', () => {
  expect(captionOf('Coral Marlene Weber', room)).toEqual({ lines: ['Coral', 'Marlene Weber'], size: 18 });
  expect(captionOf('Anna Lena von Sandburg', room).lines).toEqual(['Anna Lena', 'von Sandburg']);
});

test('one long word gets smaller, and is cut only if it could not be read', () => {
  expect(captionOf('Seepferdchenxx', room)).toEqual({ lines: ['Seepferdchenxx'], size: (22 * 11) / 14 });
  expect(captionOf('Wolkenkratzerbewohnerin', room)).toEqual({
    lines: ['Wolkenkratzerbe…'],
    size: (22 * 11) / 16,
  });
});
