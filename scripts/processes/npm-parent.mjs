// Plain JavaScript, because it must look before packages are installed: npm may go while they are.
const npm = process.ppid;
const isRunByNpm = process.env.npm_lifecycle_event !== undefined;

/**
 * True once the npm that started us has gone: another process is our parent then. (The `exec` in
 * package.json makes npm our parent, without a shell between us that would outlive it and swallow its
 * signals.) Started without npm, as by `nohup node …`, a lost parent means nothing.
 */
export function hasLostNpm() {
  return isRunByNpm && process.ppid !== npm;
}
