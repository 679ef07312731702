import type { JsonSchema } from './json-schema.ts';
import type { OpenApi, Operation } from './openapi.ts';
import { introduction } from './introduction.ts';
import { escape, inline, typeOf } from './type-text.ts';

/** The documentation as one HTML page without scripts or external resources, for phones and dark mode too. */
export function pageOf(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = document.tags.map(({ name, description }) => ({
    name,
    description,
    routes: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const contents = sections.map(
    ({ name, routes }) =>
      `<li><a href="#${slug(name)}">${escape(name)}</a><ul>${routes
        .map(({ method, path, operation }) => {
          const label = `<b class="${method}">${method}</b> ${escape(shortPath(path))}`;
          return `<li><a href="#${operation.operationId}">${label}</a></li>`;
        })
        .join('')}</ul></li>`,
  );
  const body = sections.map(
    ({ name, description, routes }) =>
      `<section><h2 id="${slug(name)}">${escape(name)}</h2><p>${inline(description)}</p>${routes
        .map(({ method, path, operation }) => routeOf(method, path, operation))
        .join('')}</section>`,
  );
  const kinds = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<article id="${name}"><h3>${name}</h3>${fieldsOf(schema)}${exampleOf(schema)}</article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Tidetable API</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<header><h1>Tidetable API</h1><p>Everything that can be done here, for programs. Also as <a href="openapi.json">OpenAPI 3.1</a>.</p></header>
<div class="columns">
<nav aria-label="Contents"><details><summary>Contents</summary><ul><li><a href="#begin">To begin with</a></li>${contents.join('')}<li><a href="#types">Types</a></li></ul></details></nav>
<main>${introduction}${body.join('')}<section><h2 id="types">Types</h2>${kinds.join('')}</section></main>
</div>
</body>
</html>
`;
}

/** The note on required credentials, by how many kinds are accepted. */
const needed: { readonly [ways: number]: string } = {
  1: ' <span class="who">needs a session; no token of a program</span>',
  2: ' <span class="who">needs a session or token</span>',
};

function exampleOf({ examples }: JsonSchema): string {
  if (!Array.isArray(examples) || examples.length === 0) return '';
  return `<details><summary>Example</summary><pre>${escape(JSON.stringify(examples[0], null, 1))}</pre></details>`;
}

function routeOf(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const { 200: good, ...refusals } = responses;
  const query = parameters.filter((each) => each.in === 'query');
  const parts = [
    `<h3><b class="${method}">${method}</b> <code>${escape(shortPath(path))}</code></h3>`,
    `<p class="summary">${inline(summary)}.${needed[security.length] ?? ''}</p>`,
    description === undefined ? '' : `<p>${inline(description)}</p>`,
    query.length === 0 ? '' : `<h4>Query</h4>${rowsOf(query)}`,
    body === undefined || isEmpty(body) ? '' : `<h4>Body</h4>${fieldsOf(body)}`,
    `<h4>Answer</h4>${good ? answerOf(good) : ''}`,
    refusalsOf(refusals),
  ];
  return `<article id="${operationId}">${parts.join('')}</article>`;
}

function answerOf({ description, content }: Operation['responses'][string]): string {
  const [first] = Object.entries(content);
  if (!first) return '';
  const [type, { schema }] = first;
  const kind =
    type === 'application/json' ? '' : `<p><code>${escape(type)}</code> ${inline(description)}</p>`;
  return isEmpty(schema) ? kind || '<p><code>{}</code></p>' : kind + fieldsOf(schema);
}

function refusalsOf(refusals: Operation['responses']): string {
  const rows = Object.entries(refusals).flatMap(([status, { description }]) =>
    description.split('\n\n').map((line) => `<li><i>${status}</i> ${inline(line)}</li>`),
  );
  return `<details><summary>Refusals</summary><ul class="refusals">${rows.join('')}</ul></details>`;
}

interface Row {
  readonly name: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

function rowsOf(rows: readonly Row[]): string {
  const items = rows.map(
    ({ name, required, description, schema }) =>
      `<dt><code>${escape(name)}</code>${required ? '' : '<i>?</i>'} <span class="type">${typeOf(schema)}</span></dt>` +
      `<dd>${description === undefined ? '' : inline(description)}</dd>`,
  );
  return `<dl>${items.join('')}</dl>`;
}

/** An object as a list of its fields; any other type in one line. */
function fieldsOf(schema: JsonSchema): string {
  const {
    properties,
    required = [],
    anyOf,
  } = schema as {
    readonly properties?: { readonly [name: string]: JsonSchema };
    readonly required?: readonly string[];
    readonly anyOf?: readonly JsonSchema[];
  };
  if (anyOf?.every((each) => 'properties' in each)) return anyOf.map(fieldsOf).join('<p class="or">or</p>');
  if (!properties) return `<p class="type">${typeOf(schema)}</p>`;
  return rowsOf(
    Object.entries(properties).map(([name, field]) => ({
      name,
      required: required.includes(name),
      schema: field,
      ...(typeof field.description === 'string' ? { description: field.description } : {}),
    })),
  );
}

function isEmpty(schema: JsonSchema): boolean {
  const { type, properties } = schema;
  return type === 'object' && properties !== undefined && Object.keys(properties as object).length === 0;
}

function shortPath(path: string): string {
  return path.replace(/^\/api\/v\d+/, '');
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-');
}
