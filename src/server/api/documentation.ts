import * as v from 'valibot';
import type { Subject } from './description.ts';

export const documentation: Subject = {
  title: 'This documentation',
  about: 'Made from the routes themselves; every answer in the tests is held to it.',
  routes: {
    'GET /openapi.json': {
      summary: 'The API as OpenAPI 3.1',
      who: 'anybody',
      answer: {
        type: 'application/json',
        description: 'An OpenAPI document.',
        schema: v.object({ openapi: v.literal('3.1.0') }),
      },
    },
  },
};
