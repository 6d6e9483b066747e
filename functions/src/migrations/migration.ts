/** Each timestamp is a `Date`. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface MigrationWrites {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  readonly create?: readonly StoredDocument[];
}

/**
 * Updates every document of a collection. A migration may run twice, so `migrate` must leave an updated document
 * unchanged.
 */
export interface Migration {
  /** Fixed number and name. A released migration never changes. */
  readonly id: `${number}-${string}`;
  readonly collection: string;
  readonly pageSize?: number;
  readonly pathsToRead?: (document: StoredDocument) => readonly string[];
  /**
   * Pure function that returns the changes of a document.
   * @param others fields of the documents in `pathsToRead`, in the same order. Null for a missing document.
   */
  readonly migrate: (
    document: StoredDocument,
    others?: readonly (StoredDocument['fields'] | null)[],
  ) => MigrationWrites;
}
