/** HTML with places for texts, as `fillIn` fills them. */
export interface Body {
  /** As an element. */
  readonly title: string;
  readonly html: string;
}

/** What the server makes invite pages of. */
export interface InvitePages {
  /** The card's page in each of its forms, by `invitePageForm`, and those where there is no card. */
  readonly bodies: Readonly<Record<string, Body>> &
    Readonly<Record<'refused' | 'unknown' | 'starting', Body>>;
  /** The light of a spot that is taken, and of one that is free. They stand at `<!--lights-->`. */
  readonly lights: { readonly on: string; readonly off: string };
  /** The styles of all bodies. */
  readonly styles: string;
}
