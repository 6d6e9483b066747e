/** A stored document, with a `Date` for each timestamp. */
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
 * Updates every document of a collection. A migration may run twice, so it checks a document's form and not a version.
 */
export interface Migration {
  /** Defines the order. A released migration never changes. */
  readonly id: `${number}-${string}`;
  readonly collection: string;
  readonly pageSize?: number;
  readonly reads?: (document: StoredDocument) => readonly string[];
  /**
   * Pure function.
   * @param others fields of the documents in `reads`, in the same order, null for a missing document
   */
  readonly migrate: (
    document: StoredDocument,
    others?: readonly (StoredDocument['fields'] | null)[],
  ) => MigrationWrites;
}
