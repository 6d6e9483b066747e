type Packages = Readonly<
  Record<string, { readonly version?: string; readonly link?: boolean; readonly optional?: boolean }>
>;

export function installWhatIsMissing(): Promise<void>;
export function isComplete(
  wanted: Packages,
  installed: Packages,
  isThere?: (path: string) => boolean,
): boolean;
