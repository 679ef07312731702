import * as v from 'valibot';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from './json-schema.ts';

test('an object: what is required, what has a default, what may not be there', () => {
  const schema = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.description('Who.')),
    seats: v.optional(v.pipe(v.array(v.number()), v.maxLength(3)), [2]),
    at: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
  });
  expect(jsonSchemaOf(schema)).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 40, description: 'Who.' },
      seats: { type: 'array', items: { type: 'number' }, maxItems: 3, default: [2] },
      at: { type: 'integer', minimum: 0, maximum: 9 },
    },
    required: ['name'],
    additionalProperties: false,
  });
});

test('alternatives, lists of fixed length, maps, and anything', () => {
  expect(jsonSchemaOf(v.variant('kind', [v.object({ kind: v.literal('me') })]))).toEqual({
    anyOf: [{ type: 'object', properties: { kind: { const: 'me' } }, required: ['kind'] }],
  });
  expect(jsonSchemaOf(v.nullable(v.picklist(['a', 'b'])))).toEqual({
    anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }],
  });
  expect(jsonSchemaOf(v.tuple([v.string(), v.unknown()]))).toEqual({
    type: 'array',
    prefixItems: [{ type: 'string' }, {}],
    minItems: 2,
    maxItems: 2,
  });
  expect(jsonSchemaOf(v.record(v.string(), v.boolean()))).toEqual({
    type: 'object',
    additionalProperties: { type: 'boolean' },
  });
});

test('a pipe is described up to what is sent', () => {
  const number = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(200));
  expect(jsonSchemaOf(number)).toEqual({ type: 'string', pattern: '^\\d{1,3}$' });
});

test('what has a name is referred to', () => {
  const seat = v.object({});
  const nameOf = (schema: object) => (schema === seat ? 'Seat' : undefined);
  expect(jsonSchemaOf(v.array(seat), nameOf)).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Seat' },
  });
});

test('what is not known is not passed over', () => {
  expect(() => jsonSchemaOf(v.date())).toThrow(/does not know valibot's "date"/);
  expect(() => jsonSchemaOf(v.pipe(v.string(), v.email()))).toThrow(/does not know valibot's "email"/);
});
