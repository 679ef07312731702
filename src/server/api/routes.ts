import type { Code } from '../../wire/refusals.ts';
import { requests } from '../../wire/requests.ts';
import { API } from '../../wire/server.ts';
import type { Route } from '../route.ts';
import { openApiOf } from './openapi.ts';

/** The routes, and those that tell about them all. */
export function withDocumentation(routes: readonly Route[], statusOf: (code: Code) => number): Route[] {
  const all: Route[] = [...routes, telling('/openapi.json', () => openApi)];
  const openApi = openApiOf(all, statusOf);
  return all;
}

function telling(path: string, tell: () => object): Route {
  return { method: 'GET', path: `${API}${path}`, schema: requests.nothing, handle: async () => tell() };
}
