import type * as v from 'valibot';
import { components as answered, event, view } from '../../../wire/answers.ts';
import { challenge, opponent } from '../../../wire/subjects/challenges.ts';
import { decide } from '../../../wire/subjects/programs.ts';
import { type Code, sentences } from '../../../wire/refusals.ts';
import { API, WIRE_VERSION } from '../../../wire/server.ts';
import { type Answer, type Description, usualRefusals, type Who } from './description.ts';
import gameSchemas from './game-schemas.json' with { type: 'json' };
import { definitionOf, type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { described, subjects } from './subjects.ts';

/** The parts of a route that its description depends on. */
export interface Described {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly schema: v.GenericSchema;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: object;
  readonly servers: readonly object[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: {
    readonly schemas: { readonly [name: string]: JsonSchema };
    readonly securitySchemes: object;
  };
}

export interface Operation {
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: {
    readonly [status: string]: {
      readonly description: string;
      readonly headers?: object;
      readonly content: Content;
    };
  };
}
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}
type Content = { readonly [type: string]: { readonly schema: JsonSchema } };

const components: { readonly [name: string]: v.GenericSchema } = {
  ...answered,
  Decide: decide,
  Challenge: challenge,
  Opponent: opponent,
  GameView: view,
  GameEvent: event,
};
const names = new Map(Object.entries(components).map(([name, schema]) => [schema, name]));
const nameOf = (schema: v.GenericSchema) => names.get(schema);

/** `GET /matches/:id` */
export function routeName({ method, path }: Described): string {
  return `${method} ${path.slice(API.length)}`;
}

/** The HTTP API as OpenAPI 3.1, generated from its routes. */
export function openApiOf(routes: readonly Described[], statusOf: (code: Code) => number): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const found = described(routeName(route));
    if (!found) continue;
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = {
      tags: [found.subject.title],
      ...operationOf(route, found.description, statusOf),
    };
  }
  const schemas = Object.entries(components).map(([name, schema]) => [name, definitionOf(schema, nameOf)]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tidetable',
      version: `${WIRE_VERSION}`,
      summary: 'Tables, matches and programs by HTTP.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: subjects.map(({ title, about }) => ({ name: title, description: about })),
    paths,
    components: {
      // What a game tells: its view and its events, made from its types by `npm run schemas`.
      schemas: {
        ...(Object.fromEntries(schemas) as Record<string, JsonSchema>),
        GameView: ofGames('View', 'The position, as the game shows it to this viewer.'),
        GameEvent: ofGames('Event', 'Something that happened.'),
        ...gameSchemas,
      },
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'tidetable',
          description: '`__Host-tidetable` over https.',
        },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** A value whose schema depends on the game: one of the known games' schemas, or anything for games added to a server. */
function ofGames(ending: string, description: string): JsonSchema {
  const known = Object.keys(gameSchemas).filter((name) => name.endsWith(ending));
  const refs = known.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return { description, anyOf: [...refs, { description: 'Of another game.' }] };
}

function operationOf(
  route: Described,
  description: Description,
  statusOf: (code: Code) => number,
): Omit<Operation, 'tags'> {
  const { summary, about, who, answer } = description;
  const { type, description: says, schema } = mediaOf(answer);
  const json = { 'application/json': { schema: jsonSchemaOf(route.schema, nameOf) } };
  const parameters = parametersOf(route);
  const required = (route.schema as { readonly type: string }).type !== 'optional';
  return {
    operationId: operationId(route),
    summary,
    ...(about === undefined ? {} : { description: about }),
    security: securityOf[who],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.method === 'POST' ? { requestBody: { required, content: json } } : {}),
    responses: {
      200: { description: says, content: { [type]: { schema } } },
      ...refusalsOf(route, description, statusOf),
    },
  };
}

/** Security requirements by access. `{}` means that no credentials are needed. */
const securityOf: { readonly [W in Who]: readonly object[] } = {
  owner: [{ cookie: [] }],
  person: [{ cookie: [] }, { token: [] }],
  seat: [{}, { cookie: [] }, { token: [] }],
  anybody: [{}, { cookie: [] }, { token: [] }],
};

function mediaOf(answer: Answer): {
  readonly type: string;
  readonly description: string;
  readonly schema: JsonSchema;
} {
  if ('kind' in answer)
    return { type: 'application/json', description: 'Done.', schema: jsonSchemaOf(answer, nameOf) };
  const { type, description, schema } = answer;
  const binary = type === 'application/json' ? {} : { type: 'string' };
  return { type, description, schema: schema ? jsonSchemaOf(schema, nameOf) : binary };
}

function refusalsOf(
  { method, path }: Described,
  description: Description,
  statusOf: (code: Code) => number,
): Operation['responses'] {
  const codes = new Set([...(description.refusals ?? []), ...usualRefusals(method, path, description)]);
  const byStatus = Map.groupBy(codes, statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      `${status}`,
      {
        description: some.map((code) => `\`${code}\`: ${sentences[code]}`).join('\n\n'),
        ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: some } } }],
            },
          },
        },
      },
    ]),
  );
}

const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 1 },
  },
};

function parametersOf({ method, path, schema }: Described): Parameter[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(
    ([, name = '']): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } }),
  );
  if (method === 'POST') return inPath;
  const { properties = {}, required = [] } = jsonSchemaOf(schema) as {
    readonly properties?: { readonly [name: string]: JsonSchema };
    readonly required?: readonly string[];
  };
  const inQuery = Object.entries(properties).map(
    ([name, { description, ...each }]): Parameter => ({
      name,
      in: 'query',
      required: required.includes(name),
      ...(typeof description === 'string' ? { description } : {}),
      schema: each,
    }),
  );
  return [...inPath, ...inQuery];
}

/** `postMatchesIdAnswer` */
function operationId({ method, path }: Described): string {
  const words = path.slice(API.length).match(/\w+/g) ?? [];
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
