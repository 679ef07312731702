import * as v from 'valibot';
import type { Subject } from '../description.ts';

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
    'GET /docs': {
      summary: 'The API as a page to read',
      who: 'anybody',
      answer: { type: 'text/html', description: 'This page.' },
    },
    'GET /docs.css': {
      summary: 'How that page looks',
      who: 'anybody',
      answer: { type: 'text/css', description: 'Its style sheet.' },
    },
  },
};
