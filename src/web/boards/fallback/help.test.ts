import { expect, test } from 'vitest';
import { helpFrom } from './help.ts';

const page = `# Crab Race: rules

A race of **crabs**, told in
[README.md](README.md).
## Figures
| figure | value | at a table |
|---|---|---|
| rounds | 5 | \`rounds\` 1 to 12 |
| steps | 6 | \`steps\` of another game |

## Rulings
| ruling | shown by |
|---|---|
| The first \`crab\` wins. | \`rules.test.ts\`: "the first" |

- one {thing}
  and more
- another

1. run
2. rest

## Nothing here
`;

test('a rules page is read as help: headings, text, tables, lists, steps', () => {
  expect(helpFrom(page, ['rounds'])).toEqual([
    {
      id: 'crab-race-rules-0',
      title: 'Crab Race: rules',
      blocks: [{ type: 'text', text: 'A race of crabs, told in README.md.' }],
    },
    {
      id: 'figures-1',
      title: 'Figures',
      blocks: [
        {
          type: 'table',
          head: ['figure', 'value', 'at a table'],
          rows: [
            ['rounds', '{rounds}', 'rounds 1 to 12'],
            ['steps', '6', 'steps of another game'],
          ],
        },
      ],
    },
    {
      id: 'rulings-2',
      title: 'Rulings',
      blocks: [
        { type: 'list', items: ['The first crab wins.'] },
        { type: 'list', items: ['one (thing) and more', 'another'] },
        { type: 'steps', items: ['run', 'rest'] },
      ],
    },
  ]);
});
