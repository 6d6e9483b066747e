import {
  type Cost,
  DOCUMENTS,
  type DocumentKind,
  type GiId,
  type MotmBallot,
  type OwnShare,
  type PlayerInstance,
  paths,
  readDocument,
  type Uid,
} from '@fives/domain';
import { useLiveDocs } from './live.ts';

/** Documents of one instance. A value is null if the document does not exist, and undefined while unknown. */
export interface InstanceParts {
  readonly playerInstance?: PlayerInstance | null | undefined;
  readonly ballot?: MotmBallot | null | undefined;
  readonly share?: OwnShare | null | undefined;
  readonly cost?: Cost | null | undefined;
}

export type InstancePart = keyof InstanceParts;

interface PartDocument {
  readonly kind: DocumentKind;
  readonly pathOf: (giId: GiId, uid: Uid) => string;
}

const PARTS: Record<InstancePart, PartDocument> = {
  playerInstance: { kind: DOCUMENTS.playerInstance, pathOf: paths.playerInstance },
  ballot: { kind: DOCUMENTS.motmBallot, pathOf: paths.motmBallot },
  share: { kind: DOCUMENTS.ownShare, pathOf: paths.ownShare },
  cost: { kind: DOCUMENTS.cost, pathOf: paths.cost },
};

export function useInstanceParts(
  wanted: readonly {
    readonly giId: GiId;
    readonly uid: Uid;
    readonly parts: readonly InstancePart[];
  }[],
): { readonly isLoaded: boolean; readonly partsOf: (giId: GiId) => InstanceParts } {
  const all = wanted.flatMap(({ giId, uid, parts }) =>
    parts.map((part) => ({ giId, part, path: PARTS[part].pathOf(giId, uid) })),
  );
  const kinds = new Map(all.map(({ path, part }) => [path, PARTS[part].kind]));
  const docs = useLiveDocs<unknown>(
    all.map(({ path }) => path),
    (fields, id, path) => readDocument(kinds.get(path) ?? PARTS.playerInstance.kind, fields, id),
  );
  const dataOf = (path: string) => {
    const live = docs[path];
    return live?.status === 'success' ? live.data : undefined;
  };
  const partsOf = (giId: GiId) =>
    Object.fromEntries(all.filter((one) => one.giId === giId).map(({ part, path }) => [part, dataOf(path)]));
  return { isLoaded: all.every(({ path }) => path in docs), partsOf };
}
