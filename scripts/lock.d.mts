export function withLock<T>(
  file: string,
  work: (nameHolder: (pid: number) => void) => Promise<T>,
): Promise<T>;
