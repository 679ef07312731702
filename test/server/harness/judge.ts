import { createRequire } from 'node:module';
import type { OpenApi, Operation } from '../../../src/server/http/api/openapi.ts';
import { API } from '../../../src/wire/server.ts';

interface Validator {
  readonly errors?: object | null;
  (body: unknown): boolean;
}
interface Ajv {
  addSchema(schema: object, name: string): void;
  compile(schema: object): Validator;
}

// A validator of JSON Schema that is none of ours, so that nothing is wrong twice in the same way. Fastify brings it along.
const ofFastify = createRequire(createRequire(import.meta.url).resolve('fastify'));
const { Ajv2020 } = createRequire(ofFastify.resolve('@fastify/ajv-compiler'))('ajv/dist/2020') as {
  readonly Ajv2020: new (options: object) => Ajv;
};

const DOCUMENT = 'api.json';

/** Holds answers of the server to its own documentation. */
export class Judge {
  readonly document: OpenApi;
  /** How many answers were looked at, by route. */
  readonly judged = new Map<string, number>();
  readonly #ajv: Ajv;
  readonly #validators = new Map<string, Validator>();
  readonly #routes: {
    readonly method: string;
    readonly path: string;
    readonly pattern: RegExp;
    readonly responses: Operation['responses'];
  }[];

  constructor(document: OpenApi) {
    this.document = document;
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    this.#ajv.addSchema(document, DOCUMENT);
    this.#routes = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { responses }]) => ({
        method: method.toUpperCase(),
        path,
        responses,
        pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
      })),
    );
  }

  /** What is wrong with this answer, or undefined. */
  problem(request: string, status: number, body: unknown): string | undefined {
    const [method = '', address = ''] = request.split(' ');
    const wanted = `${API}${address.split('?')[0]}`;
    const route = this.#routes.find((each) => each.method === method && each.pattern.test(wanted));
    if (!route) return undefined;
    const name = `${method} ${route.path}`;
    this.judged.set(name, (this.judged.get(name) ?? 0) + 1);
    const response = route.responses[status];
    const told = JSON.stringify(body)?.slice(0, 300);
    if (!response)
      return `${name} answered ${status} ${told}, which its description (src/server/api) does not know: is a refusal missing?`;
    const [type = ''] = Object.keys(response.content);
    const place = [
      'paths',
      route.path,
      method.toLowerCase(),
      'responses',
      `${status}`,
      'content',
      type,
      'schema',
    ];
    const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    const validate = this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: `${DOCUMENT}#/${pointer}` });
    this.#validators.set(pointer, validate);
    if (validate(body)) return undefined;
    return `${name} answered ${status} ${told}, which is not as described (src/server/api, src/wire/answers.ts): ${JSON.stringify(validate.errors)}`;
  }
}

let judging: Promise<Judge> | undefined;

/** The judge of the server at this address; all that run in one process are of the same making. */
export async function judgeOf(url: string): Promise<Judge> {
  judging ??= fetch(`${url}${API}/openapi.json`)
    .then((response) => response.json())
    .then((document) => new Judge(document as OpenApi))
    .catch((error: unknown) => {
      judging = undefined;
      throw error;
    });
  return judging;
}

/** Throws if a JSON answer is not as described. */
export async function judge(url: string, request: string, response: Response): Promise<void> {
  if (!(response.headers.get('content-type') ?? '').startsWith('application/json')) return;
  const copy = response.clone();
  const body: unknown = await copy.json();
  const found = await judgeOf(url).catch(() => undefined);
  // A server that has just been killed tells nothing of itself; the next one will.
  const problem = found?.problem(request, response.status, body);
  if (problem !== undefined) throw new Error(problem);
}
