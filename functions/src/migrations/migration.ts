/** A stored document, with a `Date` for each timestamp. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What becomes of one document. */
export interface MigrationWrites {
  /** Fields of this document that are set. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Fields of this document that go. */
  readonly remove?: readonly string[];
  /** Documents that are made beside it, where they are not there yet. */
  readonly create?: readonly StoredDocument[];
}

/**
 * Brings every document of one kind forward. It may be done again to documents that have had it, whole or half: so it
 * looks at a document's form, and never at a version number.
 */
export interface Migration {
  /** Three digits, and what it does. Migrations run in this order; one that has been published is never changed. */
  readonly id: `${number}-${string}`;
  /** The last name in the path of the documents' collection. */
  readonly collection: string;
  /** How many documents one transaction takes on; fewer than usual where they are large. */
  readonly pageSize?: number;
  /** The paths of other documents that `migrate` needs. */
  readonly reads?: (document: StoredDocument) => readonly string[];
  /**
   * Pure: the writes follow from the documents alone.
   * @param others the fields of `reads`, in that order; null for a missing document
   */
  readonly migrate: (
    document: StoredDocument,
    others?: readonly (StoredDocument['fields'] | null)[],
  ) => MigrationWrites;
}
