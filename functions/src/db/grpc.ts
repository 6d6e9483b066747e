/** Error codes of Firestore that Fives handles, from `google.rpc.Code`. */
export const GRPC_CODES = {
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNAVAILABLE: 14,
} as const;

export type GrpcRefusal = keyof typeof GRPC_CODES;

const NAMES = new Map<unknown, GrpcRefusal>(
  Object.entries(GRPC_CODES).map(([name, code]) => [code, name as GrpcRefusal]),
);

export function grpcRefusalOf(error: unknown): GrpcRefusal | null {
  return error instanceof Error && 'code' in error ? (NAMES.get(error.code) ?? null) : null;
}
