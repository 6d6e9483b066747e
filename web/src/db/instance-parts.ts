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
import { doc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type * as z from 'zod/mini';
import { useLiveDocs } from './live.ts';

/** Documents of one instance. A value is null if the document does not exist, undefined while unknown. */
export interface InstanceParts {
  readonly playerInstance?: PlayerInstance | null | undefined;
  readonly ballot?: MotmBallot | null | undefined;
  readonly share?: OwnShare | null | undefined;
  readonly cost?: Cost | null | undefined;
}

export type InstancePart = keyof InstanceParts;

const KINDS: Record<InstancePart, DocumentKind<z.ZodMiniType>> = {
  playerInstance: DOCUMENTS.playerInstance,
  ballot: DOCUMENTS.motmBallot,
  share: DOCUMENTS.ownShare,
  cost: DOCUMENTS.cost,
};

export function useInstanceParts(
  wanted: readonly {
    readonly giId: GiId;
    readonly uid: Uid;
    readonly parts: readonly InstancePart[];
  }[],
): (giId: GiId) => InstanceParts {
  const db = useFirestore();
  const all = wanted.flatMap(({ giId, uid, parts }) =>
    parts.map((part) => ({ giId, part, path: pathOf(giId, part, uid) })),
  );
  const kinds = new Map(all.map(({ path, part }) => [path, KINDS[part]]));
  const docs = useLiveDocs<unknown>(
    all.map(({ path }) => doc(db, path)),
    (fields, path) =>
      readDocument(kinds.get(path) ?? KINDS.playerInstance, fields, path.slice(path.lastIndexOf('/') + 1)),
  );
  return (giId) =>
    Object.fromEntries(
      all.filter((one) => one.giId === giId).map(({ part, path }) => [part, docs.get(path)]),
    );
}

function pathOf(giId: GiId, part: InstancePart, uid: Uid): string {
  if (part === 'playerInstance') return paths.playerInstance(giId, uid);
  if (part === 'ballot') return paths.motmBallot(giId, uid);
  return part === 'share' ? paths.ownShare(giId, uid) : paths.cost(giId);
}
