import { ApiError, type ApiName, apiContract, type Endpoint } from '@fives/domain';

/** The endpoint that a call is for. */
export interface Route {
  readonly name: ApiName;
  readonly endpoint: Endpoint;
  /** The parts of the path by name, decoded; a part that cannot be decoded is left as it came, and is no valid id. */
  readonly params: Readonly<Record<string, string>>;
}

/** Refuses a method that the path does not know; carries those that it does. */
export class MethodNotAllowed extends ApiError {
  constructor(readonly allowed: readonly string[]) {
    super('method-not-allowed', `Use ${allowed.join(' or ')} here`);
  }
}

const ENDPOINTS = Object.entries(apiContract) as [ApiName, Endpoint][];

/**
 * Finds the endpoint for a method and a path.
 * @throws {ApiError} `not-found`, or {@link MethodNotAllowed} where the path is right
 */
export function findRoute(method: string, path: string): Route {
  const matches = ENDPOINTS.flatMap(([name, endpoint]) => {
    const params = match(endpoint.path.split('/'), path.split('/'));
    return params ? [{ name, endpoint, params }] : [];
  });
  if (matches.length === 0) throw new ApiError('not-found', 'There is nothing at this address');
  const route = matches.find(({ endpoint }) => endpoint.method === method);
  if (route === undefined) throw new MethodNotAllowed(matches.map(({ endpoint }) => endpoint.method));
  return route;
}

function match(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params = new Map<string, string>();
  for (const [at, part] of pattern.entries()) {
    const segment = path[at] ?? '';
    const isParam = part.startsWith('{');
    if (isParam ? segment === '' : segment !== part) return null;
    if (isParam) params.set(part.slice(1, -1), decode(segment));
  }
  return Object.fromEntries(params);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
