import type { Code } from '../../../wire/refusals.ts';
import { requests } from '../../../wire/requests.ts';
import { get, type Route } from '../route.ts';
import { openApiOf } from './openapi.ts';
import { pageOf } from './page.ts';
import { style } from './style.ts';

/** The routes, and those that serve their documentation. */
export function withDocumentation(routes: readonly Route[], statusOf: (code: Code) => number): Route[] {
  const all: Route[] = [
    ...routes,
    get('/openapi.json', requests.nothing, async () => openApi),
    get('/docs', requests.nothing, async ({ reply }) => {
      reply.type('text/html; charset=utf-8');
      return (page ??= pageOf(openApi));
    }),
    get('/docs.css', requests.nothing, async ({ reply }) => {
      reply.type('text/css; charset=utf-8');
      return style;
    }),
  ];
  const openApi = openApiOf(all, statusOf);
  let page: string | undefined;
  return all;
}
